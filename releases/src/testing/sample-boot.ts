import { type BootFiles, PLACEHOLDER_VERSION } from '@shop/shared/app/document';

/** Boot scripts that are no scripts of the shop. */
export const sampleBoot: BootFiles = {
  head: 'head()',
  starter: 'starter()',
  liveReload: 'liveReload()',
  speculationRules: '{}',
  noScript: '<noscript>스크립트가 꺼져 있어요.</noscript>',
  startFile: 'start.js',
  properties: [],
  placeholderVersion: PLACEHOLDER_VERSION,
};
