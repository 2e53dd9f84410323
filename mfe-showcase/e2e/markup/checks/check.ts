import { type Visitor, type Width, widths } from '../visitor';

/**
 * A check of an open page at one width, which starts in card mode. Returns one sentence per finding.
 */
export type Check = (visitor: Visitor, about: { path: string; width: Width }) => Promise<string[]>;

/** Runs the checks at each width, so that a page is resized once. */
export async function checkAtWidths(
  visitor: Visitor,
  checks: readonly Check[],
  path: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await visitor.setWidth(width);
    for (const check of checks) found.push(...(await check(visitor, { path, width })));
  }
  return found;
}
