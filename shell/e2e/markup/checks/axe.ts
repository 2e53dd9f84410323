import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type { ContextObject, Result, RunOptions } from 'axe-core';
import { type Mode, widths } from '../visitor';
import type { Check } from './check';
import { selectTextsToMeasure } from './texts';

const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const modes: readonly Mode[] = ['card', 'light', 'dark'];
const contrast = 'color-contrast';
const common: RunOptions = { preload: false, resultTypes: ['violations'] };
/** Colour modes change only colours, so only contrast is checked again. */
const colours: RunOptions = { ...common, runOnly: [contrast] };
const allButColours: RunOptions = { ...common, rules: { [contrast]: { enabled: false } } };

const violationsOf = (page: Page, options: RunOptions): Promise<Result[]> =>
  page.evaluate(async (given) => {
    const { axe, textsToMeasure: include = [] } = globalThis as unknown as {
      axe: typeof import('axe-core');
      textsToMeasure?: Element[];
    };
    const { runOnly } = given as RunOptions;
    const context = (runOnly ? { include } : document) as ContextObject;
    return (await axe.run(context, given as RunOptions)).violations;
  }, options as object);

const words =
  (where: string) =>
  ({ id, nodes }: Result): string =>
    `${id} ${where}: ${nodes
      .map(({ html }) => html)
      .join(' | ')
      .slice(0, 400)}`;

const isSerious = ({ impact }: Result): boolean => impact === 'serious' || impact === 'critical';

/** Injects axe into the document; call it before the first run. */
export const injectAxe = (page: Page): Promise<void> => page.evaluate(source);

/** Returns serious and critical findings of the current page, with contrast in every colour mode. */
export async function findSeriousViolations(
  page: Page,
  setMode: (mode: Mode) => Promise<void>,
  where: string | number,
): Promise<string[]> {
  const violations = await violationsOf(page, allButColours);
  const found = violations.filter(isSerious).map(words(`at ${where}`));
  for (const mode of modes) {
    await setMode(mode);
    if ((await page.evaluate(selectTextsToMeasure)) === 0) continue;
    found.push(...(await violationsOf(page, colours)).map(words(`in ${mode} at ${where}`)));
  }
  await setMode('card');
  return found;
}

/** Runs the axe check at both widths. */
export const axe: Check = async ({ page, setMode, setWidth }) => {
  await injectAxe(page);
  const found: string[] = [];
  for (const width of widths) {
    await setWidth(width);
    found.push(...(await findSeriousViolations(page, setMode, width)));
  }
  return found;
};
