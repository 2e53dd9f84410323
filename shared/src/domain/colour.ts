/** Colour families of the list filter: key for the URL, Korean name, hex for a swatch. */
export const colourFamilies = {
  white: { name: '화이트', hex: '#f5f4f0' },
  ivory: { name: '아이보리', hex: '#f0e7d3' },
  beige: { name: '베이지', hex: '#d8c09a' },
  brown: { name: '브라운', hex: '#79503a' },
  black: { name: '블랙', hex: '#2a2b30' },
  grey: { name: '그레이', hex: '#9b9ea6' },
  silver: { name: '실버', hex: '#cdd1d7' },
  navy: { name: '네이비', hex: '#2a3655' },
  blue: { name: '블루', hex: '#2f63c4' },
  sky: { name: '스카이', hex: '#a8c9e6' },
  mint: { name: '민트', hex: '#a6d6c3' },
  green: { name: '그린', hex: '#2f7855' },
  khaki: { name: '카키', hex: '#74765a' },
  yellow: { name: '옐로', hex: '#f1c64c' },
  orange: { name: '오렌지', hex: '#ea7d3b' },
  pink: { name: '핑크', hex: '#efb0bd' },
  red: { name: '레드', hex: '#c4362f' },
  wine: { name: '와인', hex: '#702536' },
  purple: { name: '퍼플', hex: '#6a4fa0' },
  gold: { name: '골드', hex: '#cfaa61' },
} as const;

export type ColourFamily = keyof typeof colourFamilies;

const shades: Record<string, ColourFamily> = {
  크림: 'ivory',
  오트밀: 'beige',
  카멜: 'brown',
  월넛: 'brown',
  오크: 'beige',
  차콜: 'grey',
  인디고: 'navy',
  연청: 'sky',
  틸: 'green',
  세이지: 'khaki',
  머스터드: 'yellow',
  코랄: 'orange',
  블러시: 'pink',
  로즈: 'pink',
  라벤더: 'purple',
  로즈골드: 'gold',
  앰버: 'brown',
};

const byName = new Map<string, ColourFamily>([
  ...(Object.keys(colourFamilies) as ColourFamily[]).flatMap((key): [string, ColourFamily][] => [
    [key, key],
    [colourFamilies[key].name, key],
  ]),
  ...Object.entries(shades),
]);

/** The family of a colour's Korean or English name; undefined for other names (매운맛, 13호). */
export const colourFamilyOf = (name: string): ColourFamily | undefined =>
  byName.get(name.trim().toLowerCase());
