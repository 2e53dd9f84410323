import type { GoodsDetail } from '@shop/shared/contracts';

/** Whether 선물하기 is offered: not for goods from abroad, whose customs code is the receiver's. */
export const canGive = ({ goodsType }: Pick<GoodsDetail, 'goodsType'>): boolean =>
  goodsType !== 'OVERSEAS';
