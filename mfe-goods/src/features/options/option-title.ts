import type { GoodsDetail } from '@shop/shared/contracts';

/** Title of the choice: goods without options have only a quantity. */
export const optionTitle = ({ options }: GoodsDetail): string =>
  options.groups.length > 0 ? '옵션 선택' : '수량 선택';
