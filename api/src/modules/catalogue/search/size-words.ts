const SIGN = '사이즈';
const measure = /^\d{1,4}(\.\d)?(mm|cm|호|인용|gb|tb|kg|ml|l|피스)?$|^\d{2,4}g$/;
const letters = /^(xs|s|m|l|x{1,3}l|[2-5]xl|ss|free|프리|슈퍼싱글|싱글|퀸|킹)$/;

/**
 * The names of options in which goods of the size that a word names are sold: 260mm → 260mm, 260;
 * 퀸사이즈 → 퀸. None for a word that is no size.
 */
export function sizesOf(word: string): string[] {
  const size = word.endsWith(SIGN) ? word.slice(0, -SIGN.length) : word;
  if (size === 'xxl') return ['xxl', '2xl'];
  if (letters.test(size)) return [size];
  return measure.test(size) ? [...new Set([size, size.replace(/mm$/, '')])] : [];
}

export const isSize = (word: string): boolean => sizesOf(word).length > 0;

/** Whether a word means nothing but a size: a letter or two, which most texts contain. */
export const isSizeOnly = (word: string): boolean => /^[a-z]{1,2}$/.test(word) && isSize(word);
