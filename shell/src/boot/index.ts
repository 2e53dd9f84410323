import { PLACEHOLDER_VERSION } from '@shop/shared/app/document';
import { earlyClickProperties } from './early-click-styles';
import { noScriptNotice } from './no-script-notice';

/**
 * Until the client handles clicks, a link loads a document; the browser may prefetch it on
 * pointerdown. The client removes these rules after hydration.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: ['/main', '/display/*', '/goods/*', '/products/*', '/event/*'] },
      eagerness: 'moderate',
    },
  ],
});

/** What documents have beside the scripts of this folder (`tools/webpack/boot-plugin.mjs`). */
export const bootData = {
  noScript: noScriptNotice,
  properties: earlyClickProperties,
  placeholderVersion: PLACEHOLDER_VERSION,
  speculationRules,
};
