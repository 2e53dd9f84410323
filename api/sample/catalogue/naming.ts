import { isContradictory } from './naming-clashes';
import type { Random } from './random';
import { nounsOfLeaf, type Words } from './words';

export interface GoodsName {
  name: string;
  feature: string;
  noun: string;
  /** Size or make-up in the name; '' when the options say it. */
  spec: string;
  /** Its place among the words' specs; 0 when there is none. */
  specAt: number;
  /** 0 to 1: where its price lies between the lowest and the highest. */
  dearness: number;
  /** What the mall says of it with a badge; the name does not repeat it. */
  badge: 'exclusive' | 'pick' | undefined;
}

/** Levels whose values are sizes: a name must not say another one. */
const sizeLevels = new Set(['용량', '크기', '인원', '무게', '두께', '수량', '저장 용량']);

const saysSize = (words: Words): boolean =>
  words.options.levels.some(
    ({ name, values }) => sizeLevels.has(name) || values.some((value) => /\d인용/.test(value)),
  );

/** Whether a feature shares a word with the noun, as in 두피 진정 두피 샴푸. */
const repeats = (feature: string, noun: string): boolean =>
  feature.split(' ').some((word) => word.length > 1 && noun.includes(word));

/** Whether a spec says what the noun says, as in 초경량 경량 패딩. */
const saysNoun = (spec: string, noun: string): boolean =>
  repeats(spec, noun) || repeats(noun, spec);

/** Position of the price between lowest and highest, 0 to 1: rises with the pack size, else random. */
function dearnessOf(random: Random, words: Words, specAt: number): number {
  const amounts = words.unit?.amounts ?? [];
  const amount = amounts[specAt];
  if (amounts.length < 2 || amount === undefined) return random.next();
  const rank = [...amounts].sort((a, b) => a - b).indexOf(amount) / (amounts.length - 1);
  return 0.12 + rank * 0.6 + random.next() * 0.28;
}

/** What describes the goods and cannot stand behind its noun: 조립 쉬운 삼줄 캣타워, 뒤트임 코튼 스커트. */
const describing = new RegExp(
  `(${[
    '가능|쉬운|넓은|적은|안감|견',
    '핏|소매|뒤트임|단추|지퍼|굽|인솔|하이웨이스트|하이라이즈|온스|밑단 컷|스트랩|홀가먼트|와펜',
    '포켓|포켓 4개|키높이 3cm|논슬립|야간 반사|기모|경량|양면|수제화|수납|차단',
    '겨울|겨울용|간절기|사계절|데일리|베이직|하객룩|바캉스|오피스|입문용|안전인증',
  ].join('|')})$`,
);

/** The noun without a word with which the kind ends: 하루견과 선물세트, not 하루견과 견과 선물세트. */
const nounAfter = (kind: string | undefined, noun: string): string => {
  const words = noun.split(' ').filter((word) => !kind?.endsWith(word));
  return words.length > 0 ? words.join(' ') : noun;
};

/** Nouns that say how food is packed rather than what it is. */
const packing =
  /^(한 (통|상자|팩|병|포대)|두 병 세트|실속형|실속 박스|가정용|소포장|구이용 모둠|슬라이스|(명절 )?선물세트|대용량)$/;

/** What goods are called in a sentence: 포기김치, 아몬드 견과, 순한맛 컵라면. */
export function nounWithKind(kind: string | undefined, noun: string): string {
  if (!kind || kind === '하루견과') return kind ?? noun;
  if (packing.test(noun)) return kind;
  return `${kind} ${noun.replace(/ ?(선물세트|한 통|대용량) ?/, '')}`;
}

function written(spec: string, words: readonly (string | undefined)[]): string {
  const isInFront = describing.test(spec);
  const behind = / 포함$/.test(spec) ? `(${spec})` : spec;
  return [isInFront ? spec : '', ...words, isInFront ? '' : behind].filter(Boolean).join(' ');
}

/** The entry `places` positions after `value`, counted cyclically; '' for an empty list. */
const after = (list: readonly string[], value: string, places: number): string =>
  list[(Math.max(0, list.indexOf(value)) + places) % list.length] ?? '';

/** The entry at a place between 0 and 1 of a list; '' for an empty list. */
const entryAt = (list: readonly string[], place: number): string =>
  list[Math.floor(place * list.length)] ?? '';

/** More than the words of an archetype that can contradict each other in a row. */
const MAX_SHIFTS = 60;

/** Places between 0 and 1 at which the words of a name are drawn from their lists. */
interface DrawnPlaces {
  noun: number;
  feature: number;
  spec: number;
}

interface NameParts {
  name: string;
  feature: string;
  noun: string;
  spec: string;
}

/** @param turn how many names further than the drawn one: first its spec changes, then feature and noun */
function composed(
  places: DrawnPlaces,
  { words, nouns, sized, kind }: NameSource,
  turn: number,
): NameParts {
  const perFeature = Math.max(1, sized.length);
  const perNoun = perFeature * words.features.length;
  const noun = nounAfter(
    kind,
    after(nouns, entryAt(nouns, places.noun), Math.floor(turn / perNoun)),
  );
  const fitting = words.features.filter((feature) => !repeats(feature, noun));
  const features = fitting.length > 0 ? fitting : words.features;
  const feature = after(features, entryAt(features, places.feature), Math.floor(turn / perFeature));
  const specs = sized.filter((spec) => !saysNoun(spec, noun));
  const spec = after(specs, entryAt(sized, places.spec), turn);
  return { name: written(spec, [feature, kind, noun]), feature, noun, spec };
}

interface NameSource {
  words: Words;
  nouns: readonly string[];
  /** Specs that no option level says. */
  sized: readonly string[];
  kind: string | undefined;
}

/** The first name from `turn` on whose words agree with each other. */
function firstFitting(places: DrawnPlaces, source: NameSource, turn: number): NameParts {
  for (let shift = 0; shift < MAX_SHIFTS; shift += 1) {
    const parts = composed(places, source, turn + shift);
    if (!isContradictory(parts.name)) return parts;
  }
  return composed(places, source, turn);
}

/**
 * A name as shops write it below the brand: what is special, kind, what it is, how much of it.
 * @param turn another name of the same goods, for one whose name is taken: first its spec changes, then
 *   its feature, then its noun
 */
export function nameOf(
  random: Random,
  leafName: string,
  words: Words,
  kind: string | undefined,
  turn = 0,
): GoodsName {
  const nouns = nounsOfLeaf(leafName, words);
  const sized = saysSize(words) ? words.specs.filter((spec) => !/\d/.test(spec)) : words.specs;
  const places = {
    noun: random.next(),
    feature: random.next(),
    spec: sized.length > 0 ? random.next() : 0,
  };
  const parts = firstFitting(places, { words, nouns, sized, kind }, turn);
  const specAt = Math.max(0, words.specs.indexOf(parts.spec));
  const badge = random.chance(0.05) ? 'exclusive' : random.chance(0.04) ? 'pick' : undefined;
  return { ...parts, specAt, badge, dearness: dearnessOf(random, words, specAt) };
}
