/** Prices that a search asks for, won, both ends included. */
export interface PriceRange {
  minWon?: number;
  maxWon?: number;
}

/** A query without its price, and the price as it was typed. */
export interface PriceReading {
  rest: string;
  text: string;
  range: PriceRange;
}

/** 3만, 1만 5천, 만, 5천, 35,000: with 원 or without. */
const AMOUNT = String.raw`(?:\d+(?:\.\d+)?\s?만(?:\s?\d+\s?천)?|만(?:\s?\d+\s?천)?|\d+\s?천|(?<=^|\s)천(?=\s?원)|\d{1,3}(?:,\d{3})+|\d{4,9})`;
const WON = String.raw`(?:\s?원)?`;
/** Nothing of a longer word follows: 3만원권 is the name of a voucher. */
const END = String.raw`(?=\s|$)`;

const multipliers: readonly (readonly [sign: string, factor: number])[] = [
  ['만', 10_000],
  ['천', 1_000],
];

/** The amount in won; 만 alone is 10,000. */
function wonOf(text: string): number {
  let rest = text.replace(/[\s,원]/g, '');
  let won = 0;
  for (const [sign, factor] of multipliers) {
    const at = rest.indexOf(sign);
    if (at < 0) continue;
    won += Number(rest.slice(0, at) || 1) * factor;
    rest = rest.slice(at + 1);
  }
  return Math.round(won + Number(rest || 0));
}

/** 2만원대 ends below 3만원, 12만원대 below 13만원, 10만원대 below 20만원. */
function bandEnd(won: number): number {
  let unit = 1;
  while (won > 0 && won % (unit * 10) === 0) unit *= 10;
  return won + unit - 1;
}

const NEAR = 0.2;

/** How the word behind an amount bounds the price. */
const bounds: readonly (readonly [words: string, range: (won: number) => PriceRange])[] = [
  ['이하|까지|아래|밑|이내|안쪽|안으로', (won) => ({ maxWon: won })],
  ['미만', (won) => ({ maxWon: won - 1 })],
  ['이상|부터|넘는', (won) => ({ minWon: won })],
  ['초과', (won) => ({ minWon: won + 1 })],
  ['대', (won) => ({ minWon: won, maxWon: bandEnd(won) })],
  [
    '정도|쯤|내외|안팎|전후|선',
    (won) => ({ minWon: Math.round(won * (1 - NEAR)), maxWon: Math.round(won * (1 + NEAR)) }),
  ],
];

const between = new RegExp(
  String.raw`(?<=^|\s)(\d+(?:\.\d+)?|${AMOUNT})${WON}\s?(?:~|-|–|에서|부터)\s?(${AMOUNT})${WON}\s?(대|까지|사이|이하)?${END}`,
);
const single = bounds.map(
  ([words, range]) =>
    [
      new RegExp(String.raw`(?<=^|\s)(${AMOUNT})${WON}\s?(?:${words})(?:의|짜리|인|에|로)?${END}`),
      range,
    ] as const,
);
const bare = new RegExp(String.raw`(?<=^|\s)(${AMOUNT})\s?원(?:짜리)?${END}`);

function readingOf(q: string, match: RegExpExecArray, range: PriceRange): PriceReading {
  const rest = `${q.slice(0, match.index)} ${q.slice(match.index + match[0].length)}`;
  return { rest: rest.replace(/\s+/g, ' ').trim(), text: match[0].trim(), range };
}

/** 3~5만원: the first amount is in the unit of the second. */
function rangeBetween([, low = '', high = '', end]: RegExpExecArray): PriceRange {
  const unit = /[만천]/.exec(high)?.[0] ?? '';
  const from = wonOf(/^\d{1,3}(\.\d+)?$/.test(low) ? low + unit : low);
  const to = wonOf(high);
  return {
    minWon: Math.min(from, to),
    maxWon: end === '대' ? bandEnd(to) : Math.max(from, to),
  };
}

/** The price that a query states: 3만원 이하, 2만원대, 5만원 미만, 10만원 이상, 3~5만원. */
export function readPrice(q: string): PriceReading | undefined {
  const range = between.exec(q);
  if (range) return readingOf(q, range, rangeBetween(range));
  for (const [words, rangeFrom] of single) {
    const match = words.exec(q);
    if (match) return readingOf(q, match, rangeFrom(wonOf(match[1] ?? '')));
  }
  return undefined;
}

/** A price without a bound, which is the most to pay unless goods are named so: 3만원 선물. */
export function readBarePrice(q: string): PriceReading | undefined {
  const match = bare.exec(q);
  return match ? readingOf(q, match, { maxWon: wonOf(match[1] ?? '') }) : undefined;
}
