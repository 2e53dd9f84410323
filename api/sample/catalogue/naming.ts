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

/** Position of the price between lowest and highest, 0 to 1: rises with the pack size, else random. */
function dearnessOf(random: Random, words: Words, specAt: number): number {
  const amounts = words.unit?.amounts ?? [];
  const amount = amounts[specAt];
  if (amounts.length < 2 || amount === undefined) return random.next();
  const rank = [...amounts].sort((a, b) => a - b).indexOf(amount) / (amounts.length - 1);
  return 0.12 + rank * 0.6 + random.next() * 0.28;
}

/** What describes the goods and cannot stand behind its noun: 조립 쉬운 삼줄 캣타워. */
const describing = /(가능|쉬운|넓은|적은|안감)$|견$/;

function written(spec: string, words: readonly (string | undefined)[]): string {
  const isInFront = describing.test(spec);
  const after = / 포함$/.test(spec) ? `(${spec})` : spec;
  return [isInFront ? spec : '', ...words, isInFront ? '' : after].filter(Boolean).join(' ');
}

/** A name as shops write it below the brand: what is special, kind, what it is, how much of it. */
export function nameOf(
  random: Random,
  leafName: string,
  words: Words,
  kind: string | undefined,
): GoodsName {
  const noun = random.pick(nounsOfLeaf(leafName, words));
  const features = words.features.filter((feature) => !repeats(feature, noun));
  const feature = random.pick(features.length > 0 ? features : words.features);
  const specs = saysSize(words) ? words.specs.filter((spec) => !/\d/.test(spec)) : words.specs;
  const spec = specs.length > 0 ? random.pick(specs) : '';
  const specAt = Math.max(0, words.specs.indexOf(spec));
  const badge = random.chance(0.05) ? 'exclusive' : random.chance(0.04) ? 'pick' : undefined;
  const name = written(spec, [feature, kind, noun]);
  return { name, feature, noun, spec, specAt, badge, dearness: dearnessOf(random, words, specAt) };
}
