import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type { ContextObject, Result, RunOptions } from 'axe-core';
import { selectTextsToMeasure } from './axe-texts';

const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const modes = ['card', 'light', 'dark'] as const;
type Mode = (typeof modes)[number];
const contrast = 'color-contrast';
const common: RunOptions = { preload: false, resultTypes: ['violations'] };
/** Colour modes change only colours, so only contrast is checked again. */
const colours: RunOptions = { ...common, runOnly: [contrast] };
/** `region` takes a third of the time and is rated moderate, so its findings are never reported. */
const allButColours: RunOptions = {
  ...common,
  rules: { [contrast]: { enabled: false }, region: { enabled: false } },
};

interface Findings {
  structure: Result[];
  contrast: { mode: Mode; results: Result[] }[];
}

interface Injected {
  axe: typeof import('axe-core');
  selectTextsToMeasure: () => Element[];
}

/**
 * Runs in the page. One call for all modes, because the browser would paint the page after each:
 * contrast is computed from styles and boxes, which need no paint.
 */
const runAxe = async (given: object): Promise<Findings> => {
  const { modes, colours, allButColours } = given as Record<
    'colours' | 'allButColours',
    RunOptions
  > & {
    modes: readonly Mode[];
  };
  const { axe, selectTextsToMeasure } = globalThis as unknown as Injected;
  const found: Findings = {
    structure: (await axe.run(document, allButColours)).violations,
    contrast: [],
  };
  const { dataset } = document.documentElement;
  for (const mode of modes) {
    dataset.mode = mode;
    const include = selectTextsToMeasure();
    if (include.length === 0) continue;
    const { violations } = await axe.run({ include } as ContextObject, colours);
    found.contrast.push({ mode, results: violations });
  }
  dataset.mode = 'card';
  return found;
};

const words =
  (where: string) =>
  ({ id, nodes }: Result): string =>
    `${id} ${where}: ${nodes
      .map(({ html }) => html)
      .join(' | ')
      .slice(0, 400)}`;

const isSerious = ({ impact }: Result): boolean => impact === 'serious' || impact === 'critical';

/** Injects axe into the document; call it before the first run. */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(source);
  await page.evaluate(`globalThis.selectTextsToMeasure = ${selectTextsToMeasure}`);
}

/** Returns serious and critical findings of the current page, with contrast in every colour mode. */
export async function findSeriousViolations(page: Page, where: string | number): Promise<string[]> {
  const { structure, contrast } = await page.evaluate(runAxe, { modes, colours, allButColours });
  return [
    ...structure.filter(isSerious).map(words(`at ${where}`)),
    ...contrast.flatMap(({ mode, results }) => results.map(words(`in ${mode} at ${where}`))),
  ];
}
