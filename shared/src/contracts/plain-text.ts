import { z } from 'zod';
import { isTextLength } from '../domain/text-length';

/** Kept although it is not seen: it joins an emoji, chooses its looks, or names the region of a flag. */
const partsOfEmoji = [
  '(?<=\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\\ufe0f]?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Emoji})[\\ufe0e\\ufe0f]',
  '(?<=\\p{Ideographic})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{2,6}\\u{e007f}',
].join('|');

const unseen = new RegExp(
  `(${partsOfEmoji})|[\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}]`,
  'gu',
);
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const space = /[\t\p{Zs}]/gu;

const clean = (text: string): string =>
  text
    .replace(unseen, (_, part?: string) => part ?? '')
    .normalize('NFC')
    .replace(lineBreak, '\n')
    .replace(space, ' ')
    .trim();

const cleanLine = (text: string): string => clean(text).replace(/ +/g, ' ');

const cleaners: ReadonlySet<unknown> = new Set([clean, cleanLine]);

/** A control sign or half of a surrogate pair: no keyboard types it, so the text is damaged. */
const damaged = /[^\P{Cc}\n]|\p{Cs}/u;

/** A letter, digit or sign with ink. A Braille pattern without dots has none. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** No text of this many UTF-16 units for each character that is allowed is counted any further. */
const MOST_UNITS_PER_CHARACTER = 20;

export interface PlainTextOptions {
  /** In characters as people count them (graphemes); 0, the default, allows an empty text. */
  min?: number;
  max: number;
  /** Several lines; one by default. */
  isMultiline?: boolean;
  /** Sentences for the writer, instead of the usual ones. */
  tooShort?: string;
  tooLong?: string;
}

/**
 * A text that a person writes. What a paste brings along unseen is removed: signs without width, marks that turn
 * the direction of writing. Spaces of all kinds become a plain space, line breaks become `\n`, letters are
 * composed (NFC), both ends are trimmed. Refused is what cannot be meant: control signs, halves of surrogate
 * pairs, a line break in a text of one line, and, where a text is required, one of which nothing is seen.
 */
export function plainText({ min = 0, max, isMultiline, ...messages }: PlainTextOptions) {
  const tooLong = messages.tooLong ?? `${max}자까지 입력할 수 있어요.`;
  const tooShort =
    messages.tooShort ?? (min > 1 ? `${min}자 이상 입력해 주세요.` : '내용을 입력해 주세요.');
  const length = { min: 0, max };
  const text = z
    .string()
    .max(max * MOST_UNITS_PER_CHARACTER, { message: tooLong, abort: true })
    .overwrite(isMultiline ? clean : cleanLine)
    .refine((value) => !damaged.test(value), '쓸 수 없는 글자가 있어요.')
    .refine((value) => isMultiline || !value.includes('\n'), '한 줄로 입력해 주세요.')
    .refine((value) => min === 0 || visible.test(value), { message: tooShort, abort: true })
    .refine((value) => isTextLength(value, { min, max: Number.POSITIVE_INFINITY }), tooShort)
    .refine((value) => isTextLength(value, length), tooLong);
  // As people count; the limit in units is ours.
  return text.meta(min > 0 ? { minLength: min, maxLength: max } : { maxLength: max });
}

/** Whether texts pass `plainText` before anything else sees them. */
export const isPlainText = (schema: z.ZodString): boolean =>
  (schema.def.checks ?? []).some(
    ({ _zod: { def } }) => def.check === 'overwrite' && 'tx' in def && cleaners.has(def.tx),
  );

/** What a machine made and gets back: a token, a signature, a cursor. Printable ASCII. */
export const opaque = (max: number) =>
  z
    .string()
    .regex(/^[\x21-\x7e]*$/)
    .max(max);
