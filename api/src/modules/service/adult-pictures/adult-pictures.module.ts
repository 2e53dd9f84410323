import { adultCalls } from '@shop/shared/contracts';
import { adultSchemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { jsonText, route } from '../../../platform/http/route';
import { cardPicturesText, goodsPicturesText } from './adult-pictures.repository';
import { guardPictures } from './picture-guard';

/** The pictures that public responses leave out, for members who may see them. Never cached. */
export const adultPicturesModule: Module = {
  name: 'adult-pictures',
  routes: ({ db, clock }) => [
    route(adultCalls.pictures, adultSchemas.pictures, async ({ member, query }) => {
      const goodsNos = query.goodsNos.split(',').map(Number);
      return jsonText(await cardPicturesText(db, member.memberNo, goodsNos, clock.now()));
    }),
    route(adultCalls.goods, adultSchemas.goods, async ({ member, query }) =>
      jsonText(await goodsPicturesText(db, member.memberNo, query.goodsNo, clock.now())),
    ),
  ],
  plugin: guardPictures,
};
