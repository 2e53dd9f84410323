import { z } from 'zod';
import { favoriteTargets, MAX_FAVORITES, MAX_FOLDER_NAME } from '../domain/favorite';
import { planShopCard } from './benefit-card.schema';
import { brandCard } from './brand.schema';
import { defineSchemas } from './call';
import { goodsCard } from './goods-card.schema';
import { instant, no, won } from './part.schema';
import { plainText } from './plain-text';

export const favoriteTarget = z.object({ targetCd: z.enum(favoriteTargets), no: no() });

/** `drop`: cheaper than when it was marked. `back`: in stock again. `sale`: can be bought now. */
export const favoriteFilter = z.enum(['all', 'drop', 'back', 'sale']);

export const favoriteGoods = z.object({
  goods: goodsCard,
  /** Ended goods stay in the list, with a way to similar ones. */
  state: z.enum(['ON_SALE', 'SOLD_OUT', 'ENDED']),
  /** What can be put into the basket without a choice; null where an option must be chosen. */
  skuNo: z.number().nullable(),
  minQty: z.number(),
  folderNo: z.number().nullable(),
  addedAt: instant(),
  /** How much cheaper than when it was marked; 0 when it is not. */
  dropWon: won(),
  /** Was sold out since, and can be bought again. */
  isBack: z.boolean(),
});

export const favoriteFolder = z.object({
  folderNo: z.number(),
  name: z.string(),
  count: z.number(),
});

const folderName = plainText({
  min: 1,
  max: MAX_FOLDER_NAME,
  tooShort: '폴더 이름을 입력해 주세요.',
  tooLong: `폴더 이름은 ${MAX_FOLDER_NAME}자까지 쓸 수 있어요.`,
});

const folders = z.object({ folders: z.array(favoriteFolder) });
const byFolder = z.object({ folderNo: no() });
const goodsNos = z.array(no()).min(1).max(MAX_FAVORITES);

const folderErrors = ['FOLDER_NAME', 'FOLDER_LIMIT'] as const;

export const favoriteSchemas = defineSchemas({
  marks: {
    summary: 'Returns the numbers of all favourite and recently bought goods of the member.',
    reply: z.object({
      goodsNos: z.array(z.number()),
      brandNos: z.array(z.number()),
      planShopNos: z.array(z.number()),
      /** Bought by the member in the last months and kept, for 최근 구매 on cards. */
      boughtGoodsNos: z.array(z.number()),
    }),
  },
  set: {
    summary: 'Adds or removes a favourite.',
    body: favoriteTarget.extend({ isOn: z.boolean() }),
    reply: z.object({ isOn: z.boolean() }),
    errors: ['FAVORITE_LIMIT'],
  },
  list: {
    summary: 'Lists favourite goods by folder and filter.',
    query: z.object({
      filter: favoriteFilter.optional(),
      folderNo: no().optional(),
      cursor: z.coerce.number<number>().int().min(1).max(100).optional(),
    }),
    reply: folders.extend({
      items: z.array(favoriteGoods),
      /** Of all folders, without the filter. */
      total: z.number(),
      next: z.string().nullable(),
    }),
  },
  others: {
    summary: 'Lists favourite brands and promotions.',
    reply: z.object({
      brands: z.array(brandCard),
      planShops: z.array(planShopCard.extend({ isOpen: z.boolean() })),
    }),
  },
  remove: {
    summary: 'Removes several favourites.',
    body: z.object({ goodsNos }),
    reply: z.object({ count: z.number() }),
  },
  createFolder: {
    summary: 'Creates a folder of favourites.',
    body: z.object({ name: folderName }),
    reply: folders,
    errors: folderErrors,
  },
  renameFolder: {
    summary: 'Renames a folder of favourites.',
    params: byFolder,
    body: z.object({ name: folderName }),
    reply: folders,
    errors: folderErrors,
  },
  removeFolder: {
    summary: 'Deletes a folder and keeps its favourites.',
    params: byFolder,
    reply: folders,
  },
  move: {
    summary: 'Moves favourites to a folder.',
    body: z.object({ goodsNos, folderNo: z.number().int().positive().nullable() }),
    reply: folders,
  },
});

export type FavoriteGoods = z.output<typeof favoriteGoods>;
export type FavoriteFolder = z.output<typeof favoriteFolder>;
export type FavoriteFilter = z.output<typeof favoriteFilter>;
