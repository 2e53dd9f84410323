import { readNumber } from './read-number';

export interface WonOptions {
  /** Won per unit of the file's currency; undefined when the operator did not say. */
  wonPerUnit: number | undefined;
}

export type ReadWon = { won: number } | { problem: string };

const MAX_WON = 10_000_000_000;

/** The amount without the sign of its currency. */
const amountOf = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/^(?:[₩$€£¥]|KRW(?=[\s\d]))\s*/i, '')
    .replace(/\s*(?:[₩$€£¥원]|KRW)$/i, '');

/** The amount in units of the file's currency; undefined when it is not plainly one. */
export function unitsOf(text: string): number | undefined {
  const read = readNumber(amountOf(text));
  return 'value' in read ? read.value : undefined;
}

/** Whether an amount is written with a part of a unit, as amounts in won never are. */
export function hasFraction(text: string): boolean {
  const read = readNumber(amountOf(text));
  return 'value' in read && (read.hasDecimalComma || !Number.isInteger(read.value));
}

/** Parses an amount as whole won. Commas between thousands and a currency sign are allowed. */
export function readWon(text: string, { wonPerUnit = 1 }: WonOptions): ReadWon {
  const read = readNumber(amountOf(text));
  if ('problem' in read && !/\d/.test(text))
    return { problem: `"${text}" is not an amount of money` };
  if ('problem' in read) return read;
  const { value } = read;
  if (value < 0) return { problem: `"${text}" is below zero` };
  if (wonPerUnit === 1 && !Number.isInteger(value))
    return { problem: `"${text}" has a part of a won` };
  const exact = value * wonPerUnit;
  if (exact > MAX_WON) return { problem: `"${text}" is more than ${MAX_WON} won` };
  // Converted amounts are rounded to ten won, the usual price step.
  return { won: wonPerUnit === 1 ? exact : Math.round(exact / 10) * 10 };
}
