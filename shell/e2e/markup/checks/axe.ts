import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import type { Mode } from '../visitor';
import type { Check } from './check';

const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const otherModes: readonly Mode[] = ['light', 'dark'];
const everyRule: RunOptions = { preload: false, resultTypes: ['violations'] };
/** A mode changes colours and nothing else. */
const colours: RunOptions = { ...everyRule, runOnly: ['color-contrast'] };

const violationsOf = (page: Page, options: RunOptions): Promise<Result[]> =>
  page.evaluate(async (given) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return (await axe.run(given as RunOptions)).violations;
  }, options as object);

const words =
  (mode: Mode) =>
  ({ id, nodes }: Result): string =>
    `${id} in ${mode}: ${nodes
      .map(({ html }) => html)
      .join(' | ')
      .slice(0, 400)}`;

const isGrave = ({ id, impact }: Result): boolean =>
  impact === 'serious' || impact === 'critical' || id === 'color-contrast';

/** No serious or critical finding, and contrast in every colour mode. */
export const axe: Check = async ({ page, setMode }) => {
  await page.evaluate(source);
  const found = (await violationsOf(page, everyRule)).filter(isGrave).map(words('card'));
  for (const mode of otherModes) {
    await setMode(mode);
    found.push(...(await violationsOf(page, colours)).map(words(mode)));
  }
  await setMode('card');
  return found;
};
