# Completion of tilewright for fish; the program itself has the script that suits its version of Click.
tilewright completion fish | source
