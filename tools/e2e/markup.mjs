import path from 'node:path';
import { bin, run } from '../lib/run.mjs';
import { appFolder, root } from '../webpack/apps.mjs';

/**
 * Runs checks over the pages of the design reference in a running shop.
 * @param checks names of checks (visual, axe, reflow, shots); none: all that `npm test` runs
 * @param only   part of the paths to check
 */
export function checkMarkup({ url, checks, only, env = {} }) {
  return run(
    bin('playwright', path.join(root, 'tools')),
    ['test', '--config', path.join(appFolder('showcase'), 'playwright.markup.config.mjs')].concat(
      checks ? ['pages.spec'] : [],
    ),
    {
      cwd: appFolder('showcase'),
      env: {
        SHOP_URL: url,
        MARKUP_CHECKS: checks ?? process.env.MARKUP_CHECKS,
        MARKUP_ONLY: only ?? process.env.MARKUP_ONLY,
        ...env,
      },
    },
  );
}
