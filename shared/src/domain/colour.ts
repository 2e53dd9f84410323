import { tableKeys } from './table';
/** Colour families of the list filter: key for the URL, Korean name, hex for a swatch. */
export const colourFamilies = {
  white: { name: '화이트', hex: '#f5f4f0' },
  ivory: { name: '아이보리', hex: '#f0e7d3' },
  beige: { name: '베이지', hex: '#d8c09a' },
  brown: { name: '브라운', hex: '#79503a' },
  black: { name: '블랙', hex: '#2b2b2c' },
  grey: { name: '그레이', hex: '#9c9c9c' },
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
  흰색: 'white',
  하얀색: 'white',
  갈색: 'brown',
  검정: 'black',
  검정색: 'black',
  검은색: 'black',
  회색: 'grey',
  은색: 'silver',
  남색: 'navy',
  파랑: 'blue',
  파란색: 'blue',
  하늘색: 'sky',
  초록: 'green',
  초록색: 'green',
  노랑: 'yellow',
  노란색: 'yellow',
  주황색: 'orange',
  분홍: 'pink',
  분홍색: 'pink',
  빨강: 'red',
  빨간색: 'red',
  보라: 'purple',
  보라색: 'purple',
  금색: 'gold',
};

/** Names that mean nothing but a colour, unlike 크림, 와인 or 오렌지. */
const plainNames = new Set(
  '블랙 화이트 아이보리 베이지 브라운 그레이 네이비 블루 그린 카키 옐로 핑크 레드 퍼플'
    .split(' ')
    .concat(
      Object.keys(shades).filter((name) => /색$|^(검정|파랑|초록|노랑|빨강|보라|분홍)$/.test(name)),
    ),
);

const byName = new Map<string, ColourFamily>([
  ...tableKeys<ColourFamily>(colourFamilies).flatMap((key): [string, ColourFamily][] => [
    [key, key],
    [colourFamilies[key].name, key],
  ]),
  ...Object.entries(shades),
]);

/** The family of a colour's Korean or English name; undefined for other names (매운맛, 13호). */
export const colourFamilyOf = (name: string): ColourFamily | undefined =>
  byName.get(name.trim().toLowerCase());

/** The family of a search word that means nothing but a colour; undefined for others. */
export const searchedColourOf = (word: string): ColourFamily | undefined =>
  plainNames.has(word) ? colourFamilyOf(word) : undefined;
