// Starts `tilewright lsp` for puzzle files, and shows what it says. All knowledge is in the server.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = async () => {
  const [command, ...args] = vscode.workspace.getConfiguration("tilewright").get("command");
  client = new LanguageClient("tilewright", "Tilewright", { command, args }, {
    documentSelector: [{ pattern: "**/*.tilewright.toml" }, { language: "toml" }],
    initializationOptions: { pictures: "svg" },
  });
  try {
    await client.start();
  } catch (error) {
    const help = "pip install 'tilewright[editor]', or set tilewright.command";
    vscode.window.showErrorMessage(`${command} does not start (${error.message}): ${help}`);
  }
};

exports.deactivate = () => client?.stop();
