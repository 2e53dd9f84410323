/**
 * The router's file makes its links and forms when it is read, and then names them for React's
 * developer tools, so that no minifier dares to leave out those that nobody uses. Marking the
 * making as pure and dropping the names lets it: the shop has a link of its own, and no router forms.
 */
const MAKING = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;
const NAMING = /^\w+\.displayName = "\w+";$/gm;

module.exports = function routerLoader(source) {
  return source.replace(MAKING, '$1/* @__PURE__ */ $2').replace(NAMING, '');
};
