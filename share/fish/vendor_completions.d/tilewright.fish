# Completion of tilewright for fish; the program itself has the script that suits its version of Click.
command --query tilewright; and tilewright completion fish | source
