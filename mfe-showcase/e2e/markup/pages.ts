import fs from 'node:fs';
import path from 'node:path';
import type { MarkupPage } from '@shop/shared/markup';
import { isShortRun } from '@shop/tools/e2e/run-length.mjs';

const root = path.resolve(__dirname, '../../..');

/** What a remote exposes as `./markup`. */
interface MarkupModule {
  markupPages: readonly MarkupPage[];
  /** Pages that show several corners each. */
  cornerSheetPaths?: readonly string[];
}

/** Those of each remote in the checkout. */
const listsOfRemotes = fs
  .readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-'))
  .map((folder) => path.join(root, folder, 'src/remote/markup.ts'))
  .filter((file) => fs.existsSync(file))
  .map((file): MarkupModule => require(file));

/** Every page of the design reference, as listed in the index. */
export const allPages: readonly MarkupPage[] = listsOfRemotes.flatMap(
  ({ markupPages }) => markupPages,
);

const cornerSheetPaths = listsOfRemotes.flatMap(({ cornerSheetPaths = [] }) => cornerSheetPaths);

const isCorner = (path: string): boolean => path.startsWith('/markup/corner/');

/** MARKUP_ONLY limits a run to pages whose path contains it. */
const only = process.env.MARKUP_ONLY ?? '';
/** Each corner has a page of its own; a run without a choice of checks or pages opens corner sheets. */
const usesSheets = !process.env.MARKUP_CHECKS && !only;

/** The page of a state without the state: `/markup/SB-MO-OR-01` of `/markup/SB-MO-OR-0103-shipping-case`. */
const pageOfState = (path: string): string => path.slice(0, '/markup/SB-MO-OR-01'.length);

/** In a short run one state of each page, the first that is listed. */
const isOpened = ({ path, group }: MarkupPage): boolean =>
  !isShortRun ||
  group !== 'state' ||
  allPages.find((page) => pageOfState(page.path) === pageOfState(path))?.path === path;

const opened = allPages.filter(isOpened).map(({ path }) => path);
const wanted = usesSheets
  ? [...opened.filter((path) => !isCorner(path)), ...cornerSheetPaths]
  : opened.filter((path) => path.includes(only));

/** Few, so that a slow or failed page repeats little work. */
const PAGES_A_TEST = 4;

/** Groups of pages: one test opens several, and workers share the groups. */
export const pageGroups: { name: string; paths: readonly string[] }[] = [];
for (let from = 0; from < wanted.length; from += PAGES_A_TEST) {
  const paths = wanted.slice(from, from + PAGES_A_TEST);
  pageGroups.push({ name: `${from + 1}–${from + paths.length} of ${wanted.length}`, paths });
}
