import { createHash } from 'node:crypto';
import { compressPage } from './compress-page';
import { earlyClickScript } from './early-click-script';
import { earlyInputScript } from './early-input-script';
import { laterFilesScript } from './later-files-script';
import { loaderScript } from './loader-script';
import type { ScriptFile } from './page-files';
import { hashOf } from './verify-release';

/**
 * The first script that a document starts. It gives later files their hashes, records typing, answers a click
 * on a product before hydration, and loads everything else. It is a file, because inside of each document it
 * would delay the first screen, and the browser caches it. A click on a link before this file
 * has loaded is a full page load.
 */
const bytes = Buffer.from(
  `${laterFilesScript}${earlyInputScript}${earlyClickScript};${loaderScript}`,
);
const name = `start.${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}.js`;
const integrity = hashOf(bytes);

/** @param publicPath of the shell's build */
export const startFileOf = (publicPath: string): ScriptFile => ({
  src: `${publicPath}${name}`,
  integrity,
});

/** The file as it is served, compressed best. */
export const startAsset = () => ({
  type: 'text/javascript; charset=utf-8',
  raw: bytes,
  brotli: compressPage(bytes, 11),
});
