export interface WonOptions {
  /** Won per unit of the file's currency; 1 when the file is in won. */
  wonPerUnit: number;
}

export type ReadWon = { won: number; wasRounded: boolean } | { problem: string };

const MAX_WON = 10_000_000_000;

/** Parses an amount as whole won. Commas and a currency sign are allowed. */
export function readWon(text: string, { wonPerUnit }: WonOptions): ReadWon {
  const clean = text
    .trim()
    .replace(/[,\s₩$]/g, '')
    .replace(/원$/, '');
  if (!/^\d+(\.\d+)?$/.test(clean)) return { problem: `"${text}" is not an amount of money` };
  const exact = Number(clean) * wonPerUnit;
  if (exact > MAX_WON) return { problem: `"${text}" is more than ${MAX_WON} won` };
  // Converted amounts are rounded to ten won, the usual price step.
  const won = wonPerUnit === 1 ? Math.round(exact) : Math.round(exact / 10) * 10;
  return { won, wasRounded: wonPerUnit === 1 && won !== exact };
}
