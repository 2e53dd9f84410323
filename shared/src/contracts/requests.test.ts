import { z } from 'zod';
import { isPlainText, plainText } from './plain-text';
import { requestFields } from './request-fields';

const fields = requestFields();
const strings = fields.filter(
  (field): field is { name: string; schema: z.ZodString } => field.schema instanceof z.ZodString,
);

/** Texts of many lengths, so that one of them is neither too short nor too long. */
const lengths = [1, 2, 5, 11, 20, 100];
const accepted = (schema: z.ZodType, letters: string): string[] =>
  lengths.map((length) => letters.repeat(length)).filter((text) => schema.safeParse(text).success);

/** Texts that a field takes, of several kinds of letters. */
const samples = strings.map(({ name, schema }) => ({
  name,
  schema,
  texts: ['1', 'a', 'A', '가'].flatMap((letter) => accepted(schema, letter).slice(-2, -1)),
}));

const unseen = {
  'a control sign': '\u0007',
  NUL: '\u0000',
  'a C1 control': '\u009b',
  'a left-to-right mark': '\u200e',
  'an override': '\u202e',
  'an isolate': '\u2067',
  'a zero-width space': '\u200b',
  'a word joiner': '\u2060',
  'a byte order mark': '\ufeff',
  'a soft hyphen': '\u00ad',
  'a Hangul filler': '\u3164',
  'a halfwidth filler': '\uffa0',
  'a grapheme joiner': '\u034f',
  'a joiner between letters': '\u200d',
  'a tag': '\u{e0041}',
  'a line separator': '\u2028',
  'a next line': '\u0085',
  'half of a surrogate pair': '\ud83d',
  'a noncharacter': '\uffff',
};
const nothingVisible = ['', ' ', '\u00a0', '\u3000', '\u200b', '\u3164', '\u2800', '\u200e\u202e'];

describe('every text of a request', () => {
  it('is found by the walk', () => {
    expect(strings.length).toBeGreaterThan(60);
    expect(strings.filter(({ schema }) => isPlainText(schema)).length).toBeGreaterThan(35);
  });

  it('is plain text when Korean can be written in it', () => {
    const free = strings.filter(({ schema }) => accepted(schema, '가').length > 0);
    expect(free.filter(({ schema }) => !isPlainText(schema)).map(({ name }) => name)).toEqual([]);
  });

  it.each(Object.entries(unseen))('keeps no %s', (_, sign) => {
    const kept = samples.filter(({ schema, texts }) =>
      texts.some((text) => {
        const { data } = schema.safeParse(`${text}${sign}${sign}${text}`);
        return data?.includes(sign);
      }),
    );
    expect(kept.map(({ name }) => name)).toEqual([]);
  });

  it('that is required has something to see', () => {
    const empty = strings.filter(
      ({ schema }) =>
        isPlainText(schema) &&
        !schema.safeParse('').success &&
        nothingVisible.some((text) => accepted(schema, text).length > 0),
    );
    expect(empty.map(({ name }) => name)).toEqual([]);
  });
});

describe('every day of a request', () => {
  const days = fields.filter(({ schema }) => schema instanceof z.ZodISODate);

  it.each([
    '0000-00-00',
    '0000-01-01',
    '1899-12-31',
    '2201-01-01',
    '2026-02-30',
    '2026-2-3',
    '+275760-09-13',
    '2026-11-29T00:00:00Z',
  ])('is not %s', (day) => {
    expect(days.length).toBeGreaterThan(3);
    expect(days.filter(({ schema }) => schema.safeParse(day).success)).toEqual([]);
  });

  it.each(['1900-01-01', '2028-02-29', '2200-12-31'])('may be %s', (day) => {
    expect(days.filter(({ schema }) => !schema.safeParse(day).success)).toEqual([]);
  });
});

describe('every number of a request', () => {
  const numbers = fields.filter(({ schema }) => schema instanceof z.ZodNumber);
  const tooMuch = [1e21, -1e21, 2 ** 53, -(2 ** 53), Number.POSITIVE_INFINITY, Number.NaN];

  it.each([...tooMuch, ...tooMuch.map(String), '1'.repeat(40)])('is not %p', (value) => {
    expect(numbers.length).toBeGreaterThan(60);
    const wrong = numbers.filter(({ schema }) => schema.safeParse(value).success);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

it('knows every kind of value that a request has', () => {
  const kinds = new Set(fields.map(({ schema }) => schema.def.type));
  expect([...kinds].sort()).toEqual(['boolean', 'enum', 'literal', 'number', 'object', 'string']);
});

describe('plain text', () => {
  const line = plainText({ max: 20 });
  const lines = plainText({ max: 20, isMultiline: true });

  it.each([
    ['a family', '👨‍👩‍👧'],
    ['skin tones', '👨🏽‍❤️‍💋‍👨🏿'],
    ['a flag of letters', '🇰🇷'],
    ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a rainbow flag', '🏳️‍🌈'],
    ['a key', '1️⃣'],
    ['an arrow in text style', '↔︎'],
    ['a variant of a Chinese character', '葛\u{e0100}'],
  ])('keeps %s whole, as one character', (_, text) => {
    expect(plainText({ min: 2, max: 2 }).parse(text + text)).toBe(text + text);
  });

  it.each([
    ['‪010-1234-5678‬', '010-1234-5678'],
    ['홍\u202e길\u200b동', '홍길동'],
    ['e\u200b\u0301', 'é'],
    ['강남'.normalize('NFD'), '강남'],
    [' 서울\u00a0\u3000강남\t길 ', '서울 강남 길'],
    ['a\ufe0f\u200db', 'ab'],
    ['\u200e\u202e', ''],
  ])('makes %j %j', (text, cleaned) => {
    expect(line.parse(text)).toBe(cleaned);
    expect(line.parse(cleaned)).toBe(cleaned);
  });

  it('keeps lines where there may be several', () => {
    expect(lines.parse('하나\r\n둘\u2028셋\r  넷 \n')).toBe('하나\n둘\n셋\n  넷');
    expect(line.safeParse('하나\n둘').success).toBe(false);
  });

  it.each(['가\u0000', '가\u001b[31m', '가\ud83d', '가\u009d'])(
    'refuses the damaged %j',
    (text) => {
      expect([line.safeParse(text).success, lines.safeParse(text).success]).toEqual([false, false]);
    },
  );

  it('counts characters as people do, and none without end', () => {
    const long = (text: string) => line.safeParse(text).success;
    expect([long('👨‍👩‍👧'.repeat(20)), long('👨‍👩‍👧'.repeat(21))]).toEqual([true, false]);
    expect([long(`ㄱ${'\u0301'.repeat(9)}`), long(`ㄱ${'\u0301'.repeat(300)}`)]).toEqual([
      true,
      false,
    ]);
    expect(long('가'.repeat(1_000_000))).toBe(false);
  });
});
