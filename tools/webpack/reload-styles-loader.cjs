/**
 * Makes an edited style sheet reload all style sheets of the page. mini-css-extract-plugin reloads only the sheet with
 * the name of the last script at the time when the module started. In an asynchronous chunk that can be the script of
 * another chunk, so the edit would stay invisible.
 */
module.exports = (code) => code.replace('(module.id, {', '(module.id, {"locals":true,');
