import type { ContentBlock } from '@shop/shared/contracts';
import { type Copy, copyOf } from './copy';
import type { Random } from './random';

const dryCleanedCares = [
  '물에 빨지 말고 드라이클리닝해 주세요.',
  '입은 뒤에는 옷솔로 털어 두면 오래 입을 수 있어요.',
  '두꺼운 옷걸이에 걸어 통풍이 되는 곳에 보관해 주세요.',
] as const;

type Picture = Extract<ContentBlock, { type: 'image' }>['image'];

export interface ContentFacts {
  archetype: string;
  name: string;
  brand: string;
  /** What the goods are called, with their kind and without the pack: 포기김치. */
  noun: string;
  feature: string;
  /** Wool and the like, which does not go into water. */
  isDryCleaned: boolean;
  /** Rows of the specification table. */
  specs: readonly { key: string; value: string }[];
  /** Measures of each size; empty for what is not worn. */
  measures: readonly { key: string; value: string }[];
  detail: Picture;
  /** The colours to choose; absent when there is one. */
  colours: Picture | undefined;
}

const hasBatchim = (word: string): boolean =>
  (((word.at(-1) ?? '').codePointAt(0) ?? 0) - 0xac00) % 28 !== 0;

/** A sentence with the noun, and the copula that agrees with its last syllable. */
const withNoun = (sentence: string, noun: string): string =>
  sentence.replace(/\{noun\}(예요|이에요)/, `${noun}${hasBatchim(noun) ? '이에요' : '예요'}`);

/** The opening sentence; the same goods name always gives the same one. */
function leadOf({ leads }: Copy, { name, noun }: ContentFacts): string {
  const at = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return withNoun(leads[at % leads.length] ?? '', noun);
}

const sizeTable = (rows: ContentFacts['measures']): ContentBlock[] =>
  rows.length > 0
    ? [
        { type: 'heading', text: '치수' },
        { type: 'table', rows: [...rows] },
      ]
    : [];

const colourPicture = (image: Picture): ContentBlock => ({
  type: 'image',
  image,
  caption: '고를 수 있는 색상',
});

/** What is not washed is not praised for it. */
const pointsOf = ({ points }: Copy, { isDryCleaned }: ContentFacts): readonly string[] =>
  isDryCleaned ? points.filter((point) => !/빨아도/.test(point)) : points;

/** "들녘상회가 담근", "소란이 만든". */
const makerWords = ({ made }: Copy, { brand }: ContentFacts): string =>
  `${brand}${hasBatchim(brand) ? '이' : '가'} ${made}`;

/** A detail page in blocks of text and pictures: readable, searchable and spoken by a screen reader. */
export function contentOf(random: Random, facts: ContentFacts): ContentBlock[] {
  const copy = copyOf(facts.archetype);
  const [first, second, third] = random.some(pointsOf(copy, facts), 3);
  return [
    { type: 'heading', text: `${makerWords(copy, facts)} ${facts.feature} ${facts.noun}` },
    { type: 'text', text: leadOf(copy, facts) },
    { type: 'image', image: facts.detail, caption: '가까이에서 본 모습' },
    { type: 'heading', text: '이런 점이 좋아요' },
    { type: 'list', items: [first, second, third].filter((item): item is string => Boolean(item)) },
    ...(facts.colours ? [colourPicture(facts.colours)] : []),
    { type: 'heading', text: '제원' },
    { type: 'table', rows: [...facts.specs] },
    ...sizeTable(facts.measures),
    { type: 'heading', text: copy.caresTitle },
    { type: 'list', items: [...(facts.isDryCleaned ? dryCleanedCares : copy.cares)] },
  ];
}
