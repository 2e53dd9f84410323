import fs from 'node:fs';
import path from 'node:path';
import { checkMarkup } from '../e2e/markup.mjs';
import { root } from '../webpack/apps.mjs';
import { makeSheet } from './sheet.mjs';

const cells = {
  390: { cellWidth: 195, cellHeight: 520 },
  1280: { cellWidth: 320, cellHeight: 400 },
};

/**
 * Takes a screenshot of every design reference page and makes a contact sheet for each width and
 * mode.
 */
export async function shootMarkup(url, only) {
  const folder = path.join(root, 'shots/markup');
  fs.rmSync(folder, { recursive: true, force: true });
  const { code } = await checkMarkup({
    url,
    checks: 'shots',
    only,
    env: { SHOTS_DIR: folder },
  });
  const existingFiles = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  for (const name of existingFiles) {
    const sheet = path.join(folder, `${name}.webp`);
    await makeSheet(path.join(folder, name), sheet, cells[name.split('-')[0]]);
    console.log(`  ${path.relative(root, sheet)}`);
  }
  return code;
}
