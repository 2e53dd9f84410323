import type { BootFiles } from '@shop/shared/app/document';
import { noScriptNotice } from './boot-watch-script';
import { earlyClickProperties } from './early-click-styles';
import { inlineScripts } from './inline-scripts';

export { startScript } from './start-file';

/** What the shell's `release.json` has for documents; the name of the start file is that of its content. */
export const boot: Omit<BootFiles, 'startFile'> = {
  ...inlineScripts,
  noScript: noScriptNotice,
  properties: earlyClickProperties,
};
