/** Named colours that goods come in. The Korean name is what an option of the article is called. */
export interface Colour {
  readonly nameKo: string;
  readonly hex: string;
}

/** What "실버" looks like; drawings make it metal. */
export const steel = '#cdd1d7';

const table = {
  white: ['화이트', '#f5f4f0'],
  ivory: ['아이보리', '#f0e7d3'],
  cream: ['크림', '#f4e6c6'],
  oat: ['오트밀', '#d9ccb6'],
  beige: ['베이지', '#d8c09a'],
  camel: ['카멜', '#b9824f'],
  brown: ['브라운', '#79503a'],
  walnut: ['월넛', '#6b4834'],
  oak: ['오크', '#c89b68'],
  black: ['블랙', '#2b2b2c'],
  charcoal: ['차콜', '#4d4d50'],
  grey: ['그레이', '#9c9c9c'],
  silver: ['실버', steel],
  navy: ['네이비', '#2a3655'],
  indigo: ['인디고', '#35507f'],
  denim: ['연청', '#8fb0d2'],
  sky: ['스카이', '#a8c9e6'],
  blue: ['블루', '#2f63c4'],
  teal: ['틸', '#2b7f86'],
  mint: ['민트', '#a6d6c3'],
  sage: ['세이지', '#9aad8f'],
  green: ['그린', '#2f7855'],
  khaki: ['카키', '#74765a'],
  yellow: ['옐로', '#f1c64c'],
  mustard: ['머스터드', '#c9952f'],
  orange: ['오렌지', '#ea7d3b'],
  coral: ['코랄', '#ee8371'],
  blush: ['블러시', '#f0c9c2'],
  pink: ['핑크', '#efb0bd'],
  rose: ['로즈', '#c76878'],
  red: ['레드', '#c4362f'],
  wine: ['와인', '#702536'],
  lavender: ['라벤더', '#b8a9d9'],
  purple: ['퍼플', '#6a4fa0'],
  gold: ['골드', '#cfaa61'],
  roseGold: ['로즈골드', '#d9a58f'],
  amber: ['앰버', '#a2622a'],
} as const satisfies Record<string, readonly [string, string]>;

export type ColourName = keyof typeof table;

/** Looks colours up by their English names. */
export function coloursOf(...names: readonly ColourName[]): readonly Colour[] {
  return names.map((name) => ({ nameKo: table[name][0], hex: table[name][1] }));
}

/** Kinds rather than colours: flavours, origins, scents. */
export function kinds(
  ...pairs: readonly (readonly [nameKo: string, hex: string])[]
): readonly Colour[] {
  return pairs.map(([nameKo, hex]) => ({ nameKo, hex }));
}
