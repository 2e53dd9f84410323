import { callKey, createApp, visitorSession } from '@shop/shared/app';
import { goodsCalls } from '@shop/shared/contracts';
import { goods } from '../../test/goods.fixtures';
import { loadJsonLd, meta } from './detail.meta';

const url = new URL('https://shop.example/goods/detail?goodsNo=229');
const request = { url, query: url.searchParams, params: {} };

function appWith(detail: typeof goods | undefined) {
  const app = createApp({
    call: () => Promise.reject(new Error('no calls')),
    session: visitorSession,
    isServer: true,
    renderedAtMs: 0,
  });
  if (detail) {
    app.queryClient.setQueryData(callKey(goodsCalls.detail, { params: { goodsNo: 229 } }), detail);
  }
  return app;
}

test('writes the offer, score, delivery and return terms as structured data', async () => {
  await loadJsonLd();
  const [product, breadcrumb] = meta(appWith(goods), request).jsonLd ?? [];
  expect(product).toMatchObject({
    '@type': 'Product',
    image: ['https://shop.example/images/d/shirt-0-1-hero?w=960'],
    aggregateRating: { ratingValue: 4.5, reviewCount: 3 },
    offers: {
      url: 'https://shop.example/goods/detail?goodsNo=229',
      price: 40_000,
      priceCurrency: 'KRW',
      availability: 'https://schema.org/InStock',
      shippingDetails: { shippingRate: { value: 3_000 } },
      hasMerchantReturnPolicy: { merchantReturnDays: 7 },
    },
  });
  expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(product).toMatchObject({ offers: { itemCondition: 'https://schema.org/NewCondition' } });
  const [refurbished] = meta(appWith({ ...goods, name: '[리퍼] 셔츠' }), request).jsonLd ?? [];
  expect(refurbished).toMatchObject({
    offers: { itemCondition: 'https://schema.org/RefurbishedCondition' },
  });
});

test('preloads the first picture in the sizes of the gallery', () => {
  const { preloadImage, canonical } = meta(appWith(goods), request);
  expect(preloadImage?.srcSet).toContain('/images/d/shirt-0-1-hero?w=1280 1280w');
  expect(preloadImage?.src).toBe('/images/d/shirt-0-1-hero?w=750');
  expect(canonical).toBe('/goods/detail?goodsNo=229');
});

test('excludes adult goods from indexing and omits their picture', () => {
  const { robots, image, preloadImage } = meta(appWith({ ...goods, adult: true }), request);
  expect(robots).toBe('noindex');
  expect(image ?? preloadImage).toBeUndefined();
});

test('returns only a title before the detail has loaded', () => {
  expect(meta(appWith(undefined), request)).toEqual({ title: '상품' });
});
