import { type ImageRef, paths, type Suggestion } from '@shop/shared/contracts';

/** One line of the suggestions: where it leads and how it is told. */
export interface SuggestionOption {
  id: string;
  text: string;
  to: string;
  /** A word to search for; its matching part is set bold. */
  isWord?: boolean;
  note?: string;
  image?: ImageRef;
  priceWon?: number;
}

export interface SuggestionGroup {
  name: string;
  options: SuggestionOption[];
}

/** The suggestions as groups of options, in the order they are walked through with the arrow keys. */
export function suggestionGroups(suggestion: Suggestion): SuggestionGroup[] {
  const { words, brands, categories, planShops, goods } = suggestion;
  const groups: SuggestionGroup[] = [
    {
      name: '추천 검색어',
      options: words.map((word) => ({
        id: `word-${word}`,
        text: word,
        to: paths.searchResult(word),
        isWord: true,
      })),
    },
    {
      name: '브랜드',
      options: brands.map(({ brandNo, name, nameEn, logo }) => ({
        id: `brand-${brandNo}`,
        text: name,
        to: paths.brand(brandNo),
        note: nameEn,
        image: logo,
      })),
    },
    {
      name: '카테고리',
      options: categories.map(({ categoryNo, path }) => ({
        id: `category-${categoryNo}`,
        text: path.join(' > '),
        to: paths.category(categoryNo),
      })),
    },
    {
      name: '기획전',
      options: planShops.map(({ planShopNo, title }) => ({
        id: `plan-shop-${planShopNo}`,
        text: title,
        to: paths.planShop(planShopNo),
      })),
    },
    {
      name: '상품',
      options: goods.map(({ goodsNo, name, image, salePriceWon }) => ({
        id: `goods-${goodsNo}`,
        text: name,
        to: paths.goods(goodsNo),
        image,
        priceWon: salePriceWon,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** The option an arrow key leads to; beyond either end is the field itself (−1), then round again. */
export function nextIndex(index: number, step: 1 | -1, count: number): number {
  const next = index + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}

/** Cuts a text around the part that was typed, without regard to case. */
export function aroundMatch(text: string, typed: string): [string, string, string] {
  const at = typed ? text.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  if (at < 0) return [text, '', ''];
  return [text.slice(0, at), text.slice(at, at + typed.length), text.slice(at + typed.length)];
}
