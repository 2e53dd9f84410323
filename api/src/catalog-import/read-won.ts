export interface WonOptions {
  /** Won per unit of the file's currency; undefined when the operator did not say. */
  wonPerUnit: number | undefined;
}

export type ReadWon = { won: number } | { problem: string };

const MAX_WON = 10_000_000_000;

const clean = (text: string): string =>
  text
    .trim()
    .replace(/[,\s₩$]/g, '')
    .replace(/원$/, '');

/** Whether an amount has a part of a unit, as amounts in won never have. */
export const hasFraction = (text: string): boolean => /^\d+\.\d*[1-9]\d*$/.test(clean(text));

/** Parses an amount as whole won. Commas and a currency sign are allowed. */
export function readWon(text: string, { wonPerUnit = 1 }: WonOptions): ReadWon {
  const amount = clean(text);
  if (!/^\d+(\.\d+)?$/.test(amount)) return { problem: `"${text}" is not an amount of money` };
  if (wonPerUnit === 1 && hasFraction(text)) return { problem: `"${text}" has a part of a won` };
  const exact = Number(amount) * wonPerUnit;
  if (exact > MAX_WON) return { problem: `"${text}" is more than ${MAX_WON} won` };
  // Converted amounts are rounded to ten won, the usual price step.
  return { won: wonPerUnit === 1 ? exact : Math.round(exact / 10) * 10 };
}
