/**
 * Has an edited style sheet reload all sheets of the page. By itself, the code of mini-css-extract-plugin reloads the
 * sheet that is named like the script which came last when the module began; in an asynchronous chunk that may be the
 * sheet of another one, and the edit shows nothing.
 */
module.exports = (code) => code.replace('(module.id, {', '(module.id, {"locals":true,');
