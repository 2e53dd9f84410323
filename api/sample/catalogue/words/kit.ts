/** Names, prices and options of the goods of each archetype. `|` separates phrases. */
export interface Words {
  features: readonly string[];
  nouns: readonly string[];
  specs: readonly string[];
  /** Lowest and highest list price, thousand won. */
  priceK: readonly [number, number];
  options: OptionPlan;
  /** What a unit price is quoted for: grams, millilitres or pieces in the smallest pack. */
  unit?: { per: number; name: string; amounts: readonly number[] };
}

/** Levels beside the colour. `added` is the price of each further value, won, per step. */
export interface OptionPlan {
  colour: boolean;
  levels: readonly { name: string; values: readonly string[]; addRate: number }[];
}

export const phrases = (text: string): readonly string[] => text.split('|');
export const none: OptionPlan = { colour: false, levels: [] };
export const colour: OptionPlan = { colour: true, levels: [] };
export const level = (name: string, values: string, addRate = 0) => ({
  name,
  values: phrases(values),
  addRate,
});
export const withColour = (...levels: OptionPlan['levels']): OptionPlan => ({
  colour: true,
  levels,
});
export const only = (...levels: OptionPlan['levels']): OptionPlan => ({ colour: false, levels });

export const womenSize = level('사이즈', 'S(55)|M(66)|L(77)');
export const menSize = level('사이즈', 'M(95)|L(100)|XL(105)|2XL(110)');
export const womenShoe = level('사이즈', '230|235|240|245|250');
export const anyShoe = level('사이즈', '240|250|260|270|280');
export const bedSize = level('사이즈', '싱글(SS)|슈퍼싱글(S)|퀸(Q)|킹(K)', 0.18);
export const length = level('기장', '기본 기장|롱 기장', 0.04);
export const packs = (values: string) => only(level('구성', values, 0.85));

export type Entry = [string, string, string, readonly [number, number], OptionPlan, Words['unit']?];
export const g = (...amounts: number[]) => ({ per: 100, name: 'g', amounts });
export const ml = (...amounts: number[]) => ({ per: 100, name: 'ml', amounts });
