import type { GoodsSku, OptionGroup } from '@shop/shared/contracts';

/* Options of the examples: two levels, one of them sold out. */

const value = (valueNo: number, name: string, color: string | null = null) => ({
  valueNo,
  name,
  color,
  imageKey: null,
});

export const sampleGroups: readonly OptionGroup[] = [
  { level: 1, name: '색상', values: [value(1, '아이보리'), value(2, '블랙')] },
  { level: 2, name: '사이즈', values: [value(11, 'S'), value(12, 'M')] },
];

const sku = (
  skuNo: number,
  valueNos: number[],
  optionText: string,
  available: number,
): GoodsSku => ({
  skuNo,
  valueNos,
  optionText,
  addPriceWon: 0,
  available,
});

export const sampleSkus: readonly GoodsSku[] = [
  sku(1, [1, 11], '아이보리 / S', 12),
  sku(2, [1, 12], '아이보리 / M', 3),
  sku(3, [2, 11], '블랙 / S', 0),
  sku(4, [2, 12], '블랙 / M', 40),
];
