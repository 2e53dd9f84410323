import fs from 'node:fs';
import path from 'node:path';
import type { Mode } from '../visitor';
import type { Check } from './check';
import { slugOf } from './slug';

const modes: readonly Mode[] = ['card', 'dark'];

/** Saves a screenshot of each page and mode in SHOTS_DIR, for the contact sheets. */
export const shots: Check = async ({ page, setMode }, { path: pagePath, width }) => {
  for (const mode of modes) {
    await setMode(mode);
    const folder = path.join(process.env.SHOTS_DIR ?? 'shots', `${width}-${mode}`);
    fs.mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `${slugOf(pagePath)}.jpg`);
    await page.screenshot({ path: file, quality: 80, animations: 'disabled', caret: 'hide' });
  }
  return [];
};
