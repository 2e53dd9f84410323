import { type Archetype, variantOf } from '../pictures';
import type { Random } from './random';
import type { Words } from './words';

export interface SampleOptions {
  groups: { level: number; name: string; values: SampleValue[] }[];
  skus: SampleSku[];
  /** Names of the colours it comes in. */
  colours: string[];
  /** For the notice table. */
  text: string;
}
export interface SampleValue {
  valueNo: number;
  name: string;
  color: string | null;
  imageKey: string | null;
}
export interface SampleSku {
  skuNo: number;
  valueNos: number[];
  optionText: string;
  addPrice: number;
  onHand: number;
}

interface OptionSource {
  goodsNo: number;
  archetype: Archetype;
  palette: number;
  shape: number;
  /** The colour on the main picture; one of those to choose. */
  colourAt: number;
  words: Words;
  salePrice: number;
}

/** Numbers below a goods: goods 12's values and SKUs are 1200 …, so they never move. */
const belowGoods = 100;

function stockOf(random: Random, isGone: boolean): number {
  if (isGone || random.chance(0.06)) return 0;
  return random.chance(0.08) ? random.int(1, 4) : random.int(8, 240);
}

/** Option levels, their SKUs and what is on hand. Some SKUs, and some whole goods, are sold out. */
export function optionsOf(random: Random, goods: OptionSource): SampleOptions {
  const { goodsNo, archetype, palette, shape, colourAt, words, salePrice } = goods;
  const isGone = random.chance(0.035);
  const levels: {
    name: string;
    values: { name: string; color: string | null; imageKey: string | null; add: number }[];
  }[] = [];
  if (words.options.colour) {
    const colours = archetype.colours.slice(
      0,
      Math.max(2, colourAt + 1, random.int(2, archetype.colourways)),
    );
    levels.push({
      name: archetype.colours.some(({ nameKo }) => nameKo.length > 6) ? '종류' : '색상',
      values: colours.map(({ nameKo, hex }, at) => ({
        name: nameKo,
        color: hex,
        imageKey: `d/${archetype.id}-${palette}-${variantOf(archetype.id, shape, at)}-hero`,
        add: 0,
      })),
    });
  }
  for (const plan of words.options.levels) {
    const step = Math.round((salePrice * plan.addRate) / 100) * 100;
    levels.push({
      name: plan.name,
      values: plan.values.map((name, at) => ({
        name,
        color: null,
        imageKey: null,
        add: step * at,
      })),
    });
  }
  let nextNo = goodsNo * belowGoods;
  const groups = levels.map((item, at) => ({
    level: at + 1,
    name: item.name,
    values: item.values.map(({ name, color, imageKey }) => ({
      valueNo: nextNo++,
      name,
      color,
      imageKey,
    })),
  }));
  const combine = (at: number): { nos: number[]; names: string[]; add: number }[] => {
    const item = levels[at];
    const group = groups[at];
    if (!item || !group) return [{ nos: [], names: [], add: 0 }];
    const rest = combine(at + 1);
    return item.values.flatMap((value, valueAt) =>
      rest.map(({ nos, names, add }) => ({
        nos: [group.values[valueAt]?.valueNo ?? 0, ...nos],
        names: [value.name, ...names],
        add: add + value.add,
      })),
    );
  };
  const skus = combine(0).map(({ nos, names, add }, at) => ({
    skuNo: goodsNo * belowGoods + at,
    valueNos: nos,
    optionText: names.join(' / '),
    addPrice: add,
    onHand: stockOf(random, isGone),
  }));
  const first = levels[0];
  return {
    groups,
    skus,
    colours: words.options.colour && first ? first.values.map(({ name }) => name) : [],
    text: levels.map(({ values }) => values.map(({ name }) => name).join(', ')).join(' · '),
  };
}
