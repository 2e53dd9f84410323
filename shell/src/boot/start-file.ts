import { earlyClickScript } from './early-click-script';
import { earlyInputScript } from './early-input-script';
import { laterFilesScript } from './later-files-script';
import { loaderScript } from './loader-script';

/**
 * The first script that a document starts. It gives later files their hashes, records typing, answers a click
 * on a product before hydration, and loads everything else. It is a file, because inside of each document it
 * would delay the first screen, and the browser caches it. A click on a link before this file
 * has loaded is a full page load.
 */
export const startScript = `${laterFilesScript}${earlyInputScript}${earlyClickScript};${loaderScript}`;
