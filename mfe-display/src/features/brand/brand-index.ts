/** The brands under one index letter. */
export interface BrandGroup<T> {
  letter: string;
  brands: T[];
}

/** Doubled consonants are grouped with the single one, as in a dictionary index. */
const single: Record<string, string> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' };

const korean = 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ';
const OTHER = '#';

function grouped<T>(brands: readonly T[], letterOf: (brand: T) => string): BrandGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const brand of brands) {
    const letter = letterOf(brand);
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  // Names that do not start with a letter of this alphabet come last.
  return [...groups]
    .map(([letter, list]) => ({ letter, brands: list }))
    .sort((a, b) => {
      if (a.letter === OTHER || b.letter === OTHER) return a.letter === OTHER ? 1 : -1;
      return a.letter < b.letter ? -1 : 1;
    });
}

/** 가나다: groups by first consonant and keeps the given order within a group. */
export const byConsonant = <T extends { initial: string }>(brands: readonly T[]): BrandGroup<T>[] =>
  grouped(brands, ({ initial }) => {
    const letter = single[initial] ?? initial;
    return korean.includes(letter) && letter ? letter : OTHER;
  });

/** ABC: groups by the first Latin letter of the English name. */
export const byLatinLetter = <T extends { nameEn: string }>(
  brands: readonly T[],
): BrandGroup<T>[] =>
  grouped(
    [...brands].sort((a, b) => a.nameEn.localeCompare(b.nameEn, 'en')),
    ({ nameEn }) => {
      const letter = nameEn.charAt(0).toUpperCase();
      return /[A-Z]/.test(letter) ? letter : OTHER;
    },
  );
