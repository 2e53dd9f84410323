import { type GoodsDetail, paths } from '@shop/shared/contracts';

type JsonLd = Record<string, unknown>;

const won = (value: number) => ({ '@type': 'MonetaryAmount', value, currency: 'KRW' });

/**
 * Korean law grants seven days from receipt. The buyer pays the return shipping after a change of
 * mind.
 */
const returnPolicy = ({ delivery }: GoodsDetail): JsonLd => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'KR',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 7,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnShippingFees',
  returnShippingFeesAmount: won(delivery.returnFeeWon),
});

const days = (maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue: 0,
  maxValue,
  unitCode: 'DAY',
});

const shipping = ({ delivery, price }: GoodsDetail): JsonLd => {
  const { type, feeWon, freeOverWon, leadDays } = delivery;
  const isFree = type === '10' || (freeOverWon !== null && price.salePriceWon >= freeOverWon);
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: won(isFree ? 0 : feeWon),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'KR' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(1),
      transitTime: days(Math.max(1, leadDays)),
    },
  };
};

/** The name of 리퍼 goods begins with this mark; their corner on the home page finds them by it too. */
const isRefurbished = ({ name }: GoodsDetail): boolean => name.startsWith('[리퍼]');

const offer = (goods: GoodsDetail, origin: string): JsonLd => ({
  '@type': 'Offer',
  url: origin + paths.goods(goods.goodsNo),
  priceCurrency: 'KRW',
  price: goods.price.salePriceWon,
  availability: `https://schema.org/${goods.soldOut ? 'OutOfStock' : goods.goodsType === 'RESERVATION' ? 'PreOrder' : 'InStock'}`,
  itemCondition: `https://schema.org/${isRefurbished(goods) ? 'RefurbishedCondition' : 'NewCondition'}`,
  seller: { '@type': 'Organization', name: goods.seller.bizName },
  shippingDetails: shipping(goods),
  hasMerchantReturnPolicy: returnPolicy(goods),
  priceValidUntil: goods.deal?.endsAt,
});

/** schema.org Product with its offer, score, delivery and return terms. */
const productJsonLd = (goods: GoodsDetail, origin: string): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: goods.name,
  sku: String(goods.goodsNo),
  description: goods.summary || goods.name,
  image: goods.adult ? [] : goods.images.map(({ key }) => origin + paths.image(key, 960)),
  brand: goods.brand && { '@type': 'Brand', name: goods.brand.name },
  aggregateRating:
    goods.reviewCount > 0
      ? {
          '@type': 'AggregateRating',
          ratingValue: goods.score,
          reviewCount: goods.reviewCount,
        }
      : undefined,
  offers: offer(goods, origin),
});

const breadcrumbJsonLd = ({ breadcrumb }: GoodsDetail, origin: string): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumb.map(({ name, categoryNo }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + paths.category(categoryNo),
  })),
});

/** The structured data of a product page. URLs are absolute. */
export const jsonLdOf = (goods: GoodsDetail, origin: string): JsonLd[] => [
  productJsonLd(goods, origin),
  breadcrumbJsonLd(goods, origin),
];
