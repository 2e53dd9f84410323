import { type App, callKey, type PageMeta, type PageRequest } from '@shop/shared/app';
import { type GoodsDetail, goodsCalls, paths } from '@shop/shared/contracts';
import { groupDigits, numberParam } from '@shop/shared/domain';
import { pictureWidths } from '@shop/shared/ui';

type JsonLdModule = typeof import('./detail.json-ld');

let jsonLd: JsonLdModule | undefined;

/** Loads the structured data module on the server only, because only crawlers read it. */
export const loadJsonLd = async (): Promise<void> => {
  // biome-ignore lint/plugin: the server has all chunks, and it awaits this before it renders the page.
  jsonLd ??= await import(/* webpackChunkName: "goods.json-ld" */ './detail.json-ld');
};

/** The preload hint of the first picture, in the widths that `Gallery` requests. */
const mainPicture = (key: string): NonNullable<PageMeta['preloadImage']> => ({
  src: paths.image(key, 750),
  srcSet: pictureWidths.map((width) => `${paths.image(key, width)} ${width}w`).join(', '),
  sizes: '(min-width: 1680px) 720px, (min-width: 1024px) 560px, 100vw',
});

const descriptionOf = ({ name, summary, price }: GoodsDetail): string =>
  `${summary || name} · ${groupDigits(price.salePriceWon)}원`;

const titleOf = ({ brand, name }: GoodsDetail): string =>
  brand && !name.includes(brand.name) ? `${brand.name} ${name}` : name;

export function meta(app: App, { query, url }: PageRequest): PageMeta {
  const goodsNo = numberParam(query, 'goodsNo');
  const key = callKey(goodsCalls.detail, { params: { goodsNo } });
  const goods = app.queryClient.getQueryData<GoodsDetail>(key);
  if (!goods) return { title: '상품' };
  const picture = goods.adult ? undefined : goods.images[0];
  return {
    title: titleOf(goods),
    description: descriptionOf(goods),
    canonical: paths.goods(goodsNo),
    robots: goods.adult ? 'noindex' : 'index',
    jsonLd: jsonLd?.jsonLdOf(goods, url.origin) ?? [],
    image: picture && paths.image(picture.key, 960),
    preloadImage: picture && mainPicture(picture.key),
  };
}
