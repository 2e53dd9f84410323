import type { GoodsDetail } from '@shop/shared/contracts';
import { isDigitalGoods } from '@shop/shared/domain';

/** Whether 선물하기 is offered: not for vouchers, which are issued to the buyer. */
export const canGive = ({ goodsType }: Pick<GoodsDetail, 'goodsType'>): boolean =>
  !isDigitalGoods(goodsType);
