const path = require('node:path');

const runtime = JSON.stringify(path.join(__dirname, 'refresh-page.mjs'));

/**
 * Lets a page keep its state on an edit. React Refresh updates a module in place when all its exports
 * are components; a page also exports `meta`.
 */
module.exports = function refreshPageLoader(source) {
  return `${source}
import { refreshPage as $refreshPage$ } from ${runtime};
$refreshPage$(__webpack_require__.$Refresh$.moduleId);
`;
};
