/**
 * The router creates its links and forms at import time and sets their display names, which
 * prevents tree shaking. This loader marks the creation as pure and removes the names, because the
 * shop has its own link and uses no router forms.
 */
const MAKING = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;
const NAMING = /^\w+\.displayName = "\w+";$/gm;

module.exports = function routerLoader(source) {
  return source.replace(MAKING, '$1/* @__PURE__ */ $2').replace(NAMING, '');
};
