/**
 * The router creates its links and forms at import time and sets their display names and the context of its
 * error boundary, which prevents tree shaking. This loader marks the creation as pure and removes what is set,
 * because the shop has its own link and error boundary and uses no router forms.
 */
const MAKING = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;
const SETTING = /^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm;

module.exports = function routerLoader(source) {
  return source.replace(MAKING, '$1/* @__PURE__ */ $2').replace(SETTING, '');
};
