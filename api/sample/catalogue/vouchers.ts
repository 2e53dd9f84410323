import { business, type GoodsType, type ImageRef } from '@shop/shared/contracts';
import { searchKeysOf } from '@shop/shared/domain';
import { archetypes, categories, variantOf } from '../pictures';
import type { SampleGoods } from './goods';
import { type Place, sampleBrands, sampleCategories } from './places';

interface SampleVoucher {
  goodsType: Extract<GoodsType, 'ECOUPON' | 'GIFT_CARD'>;
  leaf: string;
  brand: string;
  name: string;
  summary: string;
  listPrice: number;
  salePrice: number;
  /** Place of its colourway: café, bakery, convenience store, money. */
  colourAt: number;
  sales: number;
}

/** Vouchers for goods, and gift cards of the shop. */
const list: readonly SampleVoucher[] = [
  voucher('ECOUPON', '아메리카노(HOT/ICE) 교환권', '온담카페', 4_500, 4_100, 0, 640),
  voucher('ECOUPON', '카페라떼와 치즈케이크 세트 교환권', '온담카페', 10_900, 9_800, 0, 410),
  voucher('ECOUPON', '갓 구운 소금빵 4개 교환권', '빵굽는골목', 12_800, 10_900, 1, 330),
  voucher('ECOUPON', '편의점 5천원 교환권', '새벽편의점', 5_000, 4_800, 2, 520),
  voucher('GIFT_CARD', '온담 모바일 상품권 3만원권', '온담', 30_000, 29_400, 3, 280),
  voucher('GIFT_CARD', '온담 모바일 상품권 10만원권', '온담', 100_000, 98_000, 3, 150),
];

function voucher(
  goodsType: SampleVoucher['goodsType'],
  name: string,
  maker: string,
  listPrice: number,
  salePrice: number,
  colourAt: number,
  sales: number,
): SampleVoucher {
  const isMoney = goodsType === 'GIFT_CARD';
  return {
    goodsType,
    leaf: isMoney ? '모바일 상품권' : '모바일 쿠폰',
    brand: maker,
    name: isMoney ? name : `${maker} ${name}`,
    summary: isMoney
      ? '등록하면 온담에서 현금처럼 쓰는 상품권'
      : '결제하면 바로 발급되는 모바일 쿠폰',
    ...{ listPrice, salePrice, colourAt, sales },
  };
}

/** Numbers below a goods, as for all others: goods 12's SKUs are 1200 … */
const BELOW_GOODS = 100;
const STOCK = 500;
const DAY_MS = 86_400_000;
/** Long enough ago that they do not stand among what is new. */
const OPENED_DAYS = 200;
/** The mall itself sells them; its second policy costs nothing. */
const SELLER_NO = 1;
const POLICY_NO = 2;

function placeOf(leafName: string): Place {
  const rows = sampleCategories();
  const leaf = rows.find((row) => row.depth === 3 && row.name === leafName);
  if (!leaf) throw new Error(`The tree has no leaf ${leafName}.`);
  const brand = sampleBrands().find(({ category }) => category === leaf.id);
  if (!brand) throw new Error(`No brand makes ${leafName}.`);
  return {
    category: leaf.id,
    categoryNo: leaf.categoryNo,
    leafName,
    archetype: 'voucher',
    isAdult: false,
    path: leaf.path.map((categoryNo) => ({
      categoryNo,
      name: rows.find((row) => row.categoryNo === categoryNo)?.name ?? '',
    })),
    brandNo: brand.brandNo,
    brand,
  };
}

const noticeOf = ({ brand, name, goodsType }: SampleVoucher) => [
  { key: '발행자', value: brand },
  { key: '상품명', value: name },
  {
    key: '유효기간, 이용조건',
    value: goodsType === 'GIFT_CARD' ? '발급일부터 5년, 온담에서 사용' : '발급일부터 1년, 1회 사용',
  },
  { key: '이용 가능 매장', value: goodsType === 'GIFT_CARD' ? '온담' : `${brand} 전국 매장` },
  {
    key: '잔액 환급 조건',
    value: '사용 전에는 유효기간이 지난 뒤에도 구매일부터 5년까지 전액 환불',
  },
  { key: '소비자 상담 관련 전화번호', value: business.phone },
];

/** @param from the number of the first one */
export function sampleVouchers(from: number, now: Date): SampleGoods[] {
  const openedAt = new Date(now.getTime() - OPENED_DAYS * DAY_MS);
  return list.map((one, at) => {
    const goodsNo = from + at;
    const place = placeOf(one.leaf);
    const archetype = archetypes.find(({ id }) => id === 'voucher');
    if (!archetype) throw new Error('Vouchers cannot be drawn.');
    const palette = categories.indexOf(place.category);
    const picture = (view: string, alt: string): ImageRef => ({
      key: `d/voucher-${palette}-${variantOf('voucher', 7 + at * 13, one.colourAt)}-${view}`,
      tone: [palette, (palette + 5) % 12],
      alt,
    });
    const keys = searchKeysOf([one.name, '모바일 쿠폰', 'e쿠폰', '교환권', '상품권', one.brand]);
    return {
      archetype,
      place,
      quality: 0.8,
      isUnsent: false,
      options: {
        groups: [],
        skus: [
          {
            skuNo: goodsNo * BELOW_GOODS,
            valueNos: [],
            optionText: '',
            addPrice: 0,
            onHand: STOCK,
          },
        ],
        colours: [],
        text: '',
      },
      prices: [{ price: one.salePrice, fromAt: openedAt, toAt: null }],
      images: [picture('hero', one.name), picture('detail', `${one.name} 가까이에서 본 모습`)],
      content: [
        { type: 'heading', text: one.summary },
        {
          type: 'list',
          items: [
            '결제하면 마이페이지의 모바일 쿠폰에 바로 발급돼요.',
            '쓰기 전에는 주문 상세에서 취소하면 전액 환불해 드려요.',
            '기간이 끝나기 30일 전부터 기한을 연장할 수 있어요.',
          ],
        },
      ],
      notice: noticeOf(one),
      cert: undefined,
      row: {
        goods_no: goodsNo,
        seller_no: SELLER_NO,
        brand_no: null,
        category_no: place.categoryNo,
        category_path: place.path.map(({ categoryNo }) => categoryNo),
        delivery_policy_no: POLICY_NO,
        name: one.name,
        summary: one.summary,
        status: 'ON_SALE',
        sale_from: null,
        goods_type: one.goodsType,
        tax_type: 'FREE',
        adult_yn: false,
        culture_yn: false,
        text_option: null,
        min_qty: 1,
        max_qty: 10,
        id_limit_qty: null,
        unit_amount: null,
        unit_per: null,
        unit_name: null,
        notice_type: 'ETC',
        list_price: one.listPrice,
        sale_price: one.salePrice,
        point_rate_bp: one.goodsType === 'GIFT_CARD' ? 0 : 100,
        opened_at: openedAt,
        updated_at: now,
        colors: [],
        badges: ['ecoupon'],
        sales_cnt: one.sales,
        recommend: one.sales,
        search_text: keys.searchText,
        jamo_text: keys.jamoText,
        choseong_text: keys.choseongText,
        ship_from: null,
      },
    };
  });
}
