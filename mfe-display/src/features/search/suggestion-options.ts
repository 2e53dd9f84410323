import { type ImageRef, paths, type Suggestion } from '@shop/shared/contracts';
import { findSpelling } from '@shop/shared/domain';

/** One suggestion: its link and its label. */
export interface SuggestionOption {
  id: string;
  text: string;
  to: string;
  /** A search word. Its matching part is set in bold. */
  isWord?: boolean;
  note?: string;
  image?: ImageRef;
  /** Adult goods, whose picture a verified member sees instead of `image`. */
  adultGoodsNo?: number | undefined;
  priceWon?: number;
}

export interface SuggestionGroup {
  name: string;
  options: SuggestionOption[];
}

/** The suggestions grouped in the order of keyboard navigation. */
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
      options: goods.map(({ goodsNo, name, image, adult, salePriceWon }) => ({
        id: `goods-${goodsNo}`,
        text: name,
        to: paths.goods(goodsNo),
        image,
        adultGoodsNo: adult ? goodsNo : undefined,
        priceWon: salePriceWon,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/**
 * The index after an arrow key. Past either end comes the field itself (−1), then the list again.
 */
export function nextIndex(index: number, step: 1 | -1, count: number): number {
  const next = index + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}

/** Splits a text around the typed part, in any spelling of it (café for cafe). */
export function aroundMatch(text: string, typed: string): [string, string, string] {
  const [from, to] = findSpelling(text, typed) ?? [text.length, text.length];
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}
