import { paths } from '@shop/shared/contracts';
import type { FeedGoods } from './feed.repository';

/**
 * Columns of Naver's 상품 EP, version 3.0, a tab-separated text.
 * Source: the shopping partner guide of Naver.
 */
const columns = [
  'id',
  'title',
  'price_pc',
  'price_mobile',
  'normal_price',
  'link',
  'mobile_link',
  'image_link',
  'category_name1',
  'category_name2',
  'category_name3',
  'brand',
  'review_count',
  'shipping',
  'import_flag',
  'minimum_purchase_quantity',
] as const;

export const naverHead = columns.join('\t');

const PICTURE_PX = 1_000;
const TITLE_LENGTH = 100;
const ON_DELIVERY = '-1';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Delivery fee for one piece, won; 0 when free, -1 when it is paid on delivery. */
const shippingOf = ({ card: { delivery } }: FeedGoods): string =>
  delivery.type === '40' ? ON_DELIVERY : String(delivery.feeWon);

/** @returns the line of these goods; undefined when they are sold out, because the EP lists only available goods */
export function naverLine(goods: FeedGoods, publicUrl: string): string | undefined {
  const { card, categories, isOverseas, minQty } = goods;
  if (card.soldOut) return undefined;
  const link = publicUrl + paths.goods(card.goodsNo);
  const price = String(card.salePriceWon);
  const fields: Record<(typeof columns)[number], string> = {
    id: String(card.goodsNo),
    title: plain(card.name).slice(0, TITLE_LENGTH),
    price_pc: price,
    price_mobile: price,
    normal_price: String(card.listPriceWon),
    link,
    mobile_link: link,
    image_link: publicUrl + paths.image(card.image.key, PICTURE_PX, PICTURE_PX),
    category_name1: plain(categories[0] ?? ''),
    category_name2: plain(categories[1] ?? ''),
    category_name3: plain(categories[2] ?? ''),
    brand: plain(card.brandName ?? ''),
    review_count: String(card.reviewCount),
    shipping: shippingOf(goods),
    import_flag: isOverseas ? 'Y' : '',
    minimum_purchase_quantity: String(minQty),
  };
  return columns.map((column) => fields[column]).join('\t');
}
