/** A number of a cell, or why the cell is not plainly one number. */
export type ReadNumber =
  | {
      value: number;
      /** Parts are written after a comma, as they never are in won: 19,99. */
      hasDecimalComma: boolean;
    }
  | { problem: string };

const plain = /^-?\d+(\.\d+)?$/;
const withThousands = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
const withDecimalComma = /^-?\d+,\d{2}$/;
/** One thousand two hundred, or one and a fifth: 1.200. */
const eitherWay = /^-?[1-9]\d{0,2}\.\d{3}$/;

/**
 * Reads a number as people write it, with commas between thousands. What may be two numbers (1.299),
 * or is grouped strangely (1,20,000; 1.299,00; 1,5), is a problem and is not guessed.
 */
export function readNumber(text: string): ReadNumber {
  const number = text.normalize('NFKC').trim();
  if (withDecimalComma.test(number))
    return { value: Number(number.replace(',', '.')), hasDecimalComma: true };
  const isPlain = plain.test(number) && !eitherWay.test(number);
  if (isPlain || withThousands.test(number))
    return { value: Number(number.replaceAll(',', '')), hasDecimalComma: false };
  if (/^-?\d[\d.,'\s]*$/.test(number))
    return {
      problem: `"${text}" is not plainly one number; write 1299 or 1,299 for thousands and 12.50 for parts`,
    };
  return { problem: `"${text}" is not a number` };
}
