import type { Category } from '../pictures';
import { foodNoticeType, foodRows } from './food-notices';

/** 상품정보제공고시 items by kind of goods; `{x}` is filled from the goods (L4). */
export interface NoticeFacts {
  archetype: string;
  /** Kind in its name, such as 샤인머스캣; '' when there is none. */
  kind: string;
  name: string;
  brand: string;
  maker: string;
  options: string;
  material: string;
  colours: string;
  sizes: string;
  phone: string;
  year: number;
  month: string;
  washing: string;
  expires: string;
  /** 인증 종류 and its number; '' for goods that need none. */
  cert: string;
  power: string;
  energy: string;
  /** Size and weight, of machines and of goods for children. */
  measured: string;
  /** 사용연령 of goods for children. */
  age: string;
}

type Rows = readonly (readonly [key: string, value: string])[];

const tail: Rows = [
  ['제조사(수입자)', '{maker}'],
  ['제조국', '대한민국'],
  ['A/S 책임자와 전화번호', '{brand} 고객센터 {phone}'],
  ['품질보증기준', '소비자분쟁해결기준(공정거래위원회 고시)에 따라 보상해 드려요'],
];

const wear: Rows = [
  ['제품 소재', '{material}'],
  ['색상', '{colours}'],
  ['치수', '{sizes}'],
  ['세탁방법 및 취급 시 주의사항', '{washing}'],
  ['제조연월', '{month}'],
  ...tail,
];
const electric: Rows = [
  ['품명 및 모델명', '{name}'],
  ['KC 인증 정보', '{cert}'],
  ['정격전압·소비전력', '{power}'],
  ['에너지소비효율등급', '{energy}'],
  ['동일모델 출시연월', '{month}'],
  ['크기·무게', '{measured}'],
  ...tail,
];
const installation = [
  '설치 비용',
  '기본 설치는 무료이고 추가 자재비는 현장에서 안내해 드려요',
] as const;
/** Appliances that are delivered with installation. */
const installed: ReadonlySet<string> = new Set(['washer', 'fridge']);
const cosmetics: Rows = [
  ['용량 또는 중량', '{options}'],
  ['제품 주요 사양', '모든 피부용'],
  ['사용기한 또는 개봉 후 사용기간', '제조일부터 30개월 · 개봉 후 12개월'],
  ['사용방법', '적당량을 덜어 부드럽게 펴 발라 주세요'],
  ['화장품제조업자 및 책임판매업자', '{maker}'],
  ['제조국', '대한민국'],
  ['모든 성분', '상품 표시사항 참고'],
  ['기능성 화장품 심사 여부', '해당 상품은 상세 설명에 표시'],
  ['사용할 때의 주의사항', '상처가 있는 부위에는 쓰지 마세요'],
  ['소비자 상담 전화번호', '{phone}'],
];
const plain: Rows = [
  ['품명 및 모델명', '{name}'],
  ['구성품', '{options}'],
  ['재질', '{material}'],
  ['크기', '{sizes}'],
  ['출시연월', '{month}'],
  ...tail,
];
const kids: Rows = [
  ['품명 및 모델명', '{name}'],
  ['KC 인증 정보', '{cert}'],
  ['사용연령', '{age}'],
  ['크기·중량', '{measured}'],
  ['재질', '{material}'],
  ['출시연월', '{month}'],
  ...tail,
];

const byCategory: Record<Exclude<Category, 'food'>, { type: string; rows: Rows; cert?: string }> = {
  'fashion-women': { type: '의류', rows: wear },
  'fashion-men': { type: '의류', rows: wear },
  'shoes-bags': { type: '구두/신발·가방', rows: wear },
  beauty: { type: '화장품', rows: cosmetics },
  living: { type: '가구·침구류', rows: plain },
  kitchen: { type: '주방용품', rows: plain },
  digital: { type: '디지털기기', rows: electric, cert: '방송통신기자재 적합등록' },
  appliance: { type: '가정용 전기제품', rows: electric, cert: '전기용품 안전인증' },
  sports: { type: '스포츠용품', rows: plain },
  kids: { type: '어린이제품', rows: kids, cert: '어린이제품 안전인증' },
  'pet-hobby': { type: '기타 재화', rows: plain },
};

export const noticeTypeOf = (category: Category, archetype: string): string =>
  category === 'food' ? foodNoticeType(archetype) : byCategory[category].type;
export const certKindOf = (category: Category): string | undefined =>
  category === 'food' ? undefined : byCategory[category].cert;

export function noticeOf(category: Category, facts: NoticeFacts): { key: string; value: string }[] {
  const common = category === 'food' ? foodRows(facts) : byCategory[category].rows;
  const rows = installed.has(facts.archetype) ? [...common, installation] : common;
  return rows.map(([key, value]) => ({
    key,
    value: value.replace(/\{([a-z]+)\}/g, (_, name: keyof NoticeFacts) => `${facts[name]}`),
  }));
}
