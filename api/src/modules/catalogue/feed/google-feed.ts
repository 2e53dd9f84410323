import { paths } from '@shop/shared/contracts';
import type { FeedGoods } from './feed.repository';

const PICTURE_PX = 1_000;
const TITLE_LENGTH = 150;

// Characters that XML 1.0 does not allow, not even as character references.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed here
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapeXml = (text: string): string =>
  text
    .replaceAll(UNREADABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const won = (amount: number): string => `${amount} KRW`;

export const googleHead = (title: string, publicUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>${element('title', title)}${element('link', publicUrl)}${element('description', title)}`;

export const GOOGLE_END = '</channel></rss>\n';

/** An item of the product data for Google Merchant Center, which also lists sold-out goods. */
export function googleItem({ card, categories, summary }: FeedGoods, publicUrl: string): string {
  const { listPriceWon, salePriceWon, delivery } = card;
  const isCut = salePriceWon < listPriceWon;
  // The amount of a fee that the courier collects is unknown here.
  const shipping =
    delivery.type === '40'
      ? ''
      : `<g:shipping>${element('g:country', 'KR')}${element('g:price', won(delivery.feeWon))}</g:shipping>`;
  return `<item>${[
    element('g:id', String(card.goodsNo)),
    element('g:title', card.name.slice(0, TITLE_LENGTH)),
    element('g:description', summary || card.name),
    element('g:link', publicUrl + paths.goods(card.goodsNo)),
    element('g:image_link', publicUrl + paths.image(card.image.key, PICTURE_PX, PICTURE_PX)),
    element('g:availability', card.soldOut ? 'out_of_stock' : 'in_stock'),
    element('g:price', won(isCut ? listPriceWon : salePriceWon)),
    isCut ? element('g:sale_price', won(salePriceWon)) : '',
    card.brandName ? element('g:brand', card.brandName) : '',
    element('g:condition', 'new'),
    element('g:identifier_exists', 'no'),
    element('g:product_type', categories.join(' > ')),
    shipping,
  ].join('')}</item>`;
}
