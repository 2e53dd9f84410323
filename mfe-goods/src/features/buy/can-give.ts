import type { GoodsDetail } from '@shop/shared/contracts';
import { isDigitalGoods } from '@shop/shared/domain';

/** 선물하기: not of vouchers, which are issued to the member who buys them. */
export const canGive = ({ goodsType }: Pick<GoodsDetail, 'goodsType'>): boolean =>
  !isDigitalGoods(goodsType);
