/** 상품정보제공고시 of food: produce by the 농수축산물 form, everything else by the 가공식품 form. */
type Rows = readonly (readonly [key: string, value: string])[];

/** What is not processed: its archetypes. */
const produce: ReadonlySet<string> = new Set(['fruit-box', 'meat-pack', 'rice']);

export const isProduce = (archetype: string): boolean => produce.has(archetype);

export const foodNoticeType = (archetype: string): string =>
  isProduce(archetype) ? '농수축산물' : '가공식품';

interface FoodGoods {
  archetype: string;
  /** Kind in its name, such as 샤인머스캣. */
  kind: string;
  name: string;
  year: number;
}

const fruitOrigins: Readonly<Record<string, string>> = {
  사과: '경북 청송',
  귤: '제주 서귀포',
  배: '전남 나주',
  샤인머스캣: '경북 상주',
};

/** A name may say the place: 철원 햅쌀. */
const riceOrigins: readonly (readonly [RegExp, string])[] = [
  [/철원/, '강원 철원'],
  [/이천/, '경기 이천'],
  [/찹쌀/, '충남 당진'],
  [/현미/, '전남 해남'],
];
const riceOriginOf = (name: string): string =>
  riceOrigins.find(([pattern]) => pattern.test(name))?.[1] ?? '전북 김제';

const kept = '받은 뒤 바로 냉장(0~5℃) 보관';

const fruitRows = ({ kind, year }: FoodGoods): Rows => {
  const origin = fruitOrigins[kind] ?? '경북 상주';
  return [
    ['품목 또는 명칭', kind],
    ['포장단위별 내용물의 중량·수량', '{options}'],
    ['생산자', `{brand} ${origin} 산지 선별장`],
    ['원산지', `국내산(${origin})`],
    ['생산연도·포장일', `${year}년산, 출고 전날 포장`],
    ['소비기한', '포장일부터 7일, 냉장 보관'],
    ['유전자변형농산물 표시', '해당 없음'],
    ['보관방법', kept],
    ['소비자 안전을 위한 주의사항', '흐르는 물에 씻어 드시고 무른 것은 골라내 주세요'],
    ['소비자 상담 전화번호', '{phone}'],
  ];
};

const meats: Readonly<Record<string, readonly [origin: string, producer: string, Rows]>> = {
  한우: [
    '국내산 한우(강원 횡성)',
    '횡성 축산물 가공장',
    [
      ['축산물 등급', '1등급(축산물품질평가원 판정)'],
      ['축산물 이력번호', '포장 라벨에 표시, 축산물이력제 누리집에서 조회'],
    ],
  ],
  삼겹살: [
    '국내산 돼지고기(충남 홍성)',
    '홍성 축산물 가공장',
    [
      ['축산물 등급', '1등급(축산물품질평가원 판정)'],
      ['축산물 이력번호', '포장 라벨에 표시, 축산물이력제 누리집에서 조회'],
    ],
  ],
  연어: ['노르웨이산(양식)', '부산 수산물 가공장', [['수산물 이력', '수입신고를 마친 양식 연어']]],
};

const meatRows = ({ kind }: FoodGoods): Rows => {
  const [origin, producer, checked] = meats[kind] ?? ['국내산', '산지 가공장', []];
  const days = kind === '연어' ? 4 : 7;
  return [
    ['품목 또는 명칭', kind],
    ['포장단위별 내용물의 중량·수량', '{options}'],
    [kind === '연어' ? '수입자·가공자' : '생산자', `{brand} ${producer}`],
    ['원산지', origin],
    ['포장일', '출고일 또는 그 전날 포장'],
    ['소비기한', `포장일부터 ${days}일, 냉장 보관`],
    ...checked,
    ['보관방법', '받은 뒤 바로 냉장(-2~5℃) 보관, 오래 두려면 냉동 보관'],
    ['소비자 안전을 위한 주의사항', '속까지 익혀 드시고 한 번 녹인 것은 다시 얼리지 마세요'],
    ['소비자 상담 전화번호', '{phone}'],
  ];
};

const riceRows = ({ kind, name, year }: FoodGoods): Rows => {
  const origin = riceOriginOf(name);
  return [
    ['품목 또는 명칭', kind],
    ['포장단위별 내용물의 중량·수량', '{options}'],
    ['생산자', `{brand} ${origin} 미곡처리장`],
    ['원산지', `국내산(${origin})`],
    ['생산연도·도정일', `${year}년산, 출고 전 3일 안에 도정`],
    ['소비기한', '도정일부터 60일 안에 드시기를 권장'],
    ['등급·품종', '상 · 단일 품종'],
    ['보관방법', '습기와 직사광선을 피해 서늘한 곳, 여름에는 냉장 보관'],
    ['소비자 상담 전화번호', '{phone}'],
  ];
};

interface Processed {
  type: string;
  ingredients: string;
  nutrition: string;
  /** Absent where it keeps for months. */
  keeps?: string;
  storage: string;
  caution: string;
}

const cool = '직사광선을 피해 서늘하고 건조한 곳에 보관';

/** The grain of a noodle or a bean is the same for all kinds; a kind adds its own word. */
const processed: Readonly<Record<string, (goods: FoodGoods) => Processed>> = {
  ramen: ({ name, kind }) => ({
    type: /튀기지 않은|건면|칼국수|쌀국수|막국수/.test(name) ? '건면' : '유탕면',
    ingredients: `면 82%[밀가루(밀: 미국산·호주산), 감자전분, 정제소금], 스프 18%[${kind} 양념 분말, 정제소금, 설탕, 간장 분말, 건파(국내산)]`,
    nutrition: '100g당 열량 430kcal, 나트륨 1,450mg, 탄수화물 66g, 당류 4g, 지방 14g, 단백질 9g',
    storage: cool,
    caution: '밀, 대두, 달걀 함유',
  }),
  'coffee-beans': ({ kind }) => ({
    type: '볶은커피',
    ingredients: `커피 원두 100%(${kind === '디카페인' ? '콜롬비아산, 카페인 제거' : `${kind}산`})`,
    nutrition: '영양성분 표시 대상이 아님',
    storage: '봉투를 잘 닫아 서늘하고 그늘진 곳에 보관',
    caution: kind === '디카페인' ? '미량의 카페인 함유' : '카페인 함유, 어린이와 임산부는 주의',
  }),
  water: ({ name }) => ({
    type: /탄산/.test(name) ? '탄산수' : '먹는샘물',
    ingredients: /탄산/.test(name)
      ? '정제수(국내산), 탄산가스'
      : '원수 100%(국내산 암반대수층 지하수)',
    nutrition: '열량 0kcal, 당류 0g · 칼슘과 마그네슘 함량은 병에 표시',
    storage: '직사광선과 냄새나는 물건을 피해 보관',
    caution: '얼리거나 가열하지 마세요',
  }),
  kimchi: ({ kind }) => ({
    type: kind === '깍두기' ? '김치(깍두기)' : `김치(${kind === '백김치' ? '백김치' : '배추김치'})`,
    ingredients: `${kind === '깍두기' ? '무(국내산)' : '배추(국내산)'} 78%, ${
      kind === '백김치' ? '배(국내산)' : '고춧가루(국내산)'
    }, 마늘(국내산), 파(국내산), 새우젓(국내산), 천일염(국내산)`,
    nutrition: '100g당 열량 35kcal, 나트륨 620mg, 탄수화물 6g, 당류 3g, 지방 0.5g, 단백질 2g',
    keeps: '제조일부터 30일, 냉장 보관',
    storage: '받은 뒤 바로 냉장(0~10℃) 보관',
    caution: '새우 함유',
  }),
  nuts: ({ kind }) => ({
    type: '땅콩 또는 견과류 가공품',
    ingredients:
      kind === '하루견과'
        ? '아몬드(미국산) 45%, 호두(미국산) 30%, 캐슈너트(베트남산) 25%'
        : `${kind} 100%(미국산)`,
    nutrition: '100g당 열량 610kcal, 나트륨 5mg, 탄수화물 21g, 당류 5g, 지방 52g, 단백질 19g',
    storage: cool,
    caution: `${kind === '아몬드' ? '아몬드' : '호두, 아몬드'} 함유, 알레르기가 있으면 드시지 마세요`,
  }),
  'rice-wine': ({ kind }) => ({
    type: kind === '막걸리' ? '탁주' : kind === '약주' ? '약주' : '과실주',
    ingredients:
      kind === '과실주' ? '포도(국내산), 정제수, 효모' : '쌀(국내산), 정제수, 누룩(밀: 국내산)',
    nutrition: `알코올 ${kind === '막걸리' ? 6 : 12}도, 100ml당 열량 ${kind === '막걸리' ? 48 : 85}kcal`,
    keeps: kind === '막걸리' ? '제조일부터 30일, 냉장 보관' : undefined,
    storage: kind === '막걸리' ? '냉장(0~10℃)에서 세워 보관' : '직사광선을 피해 서늘한 곳에 보관',
    caution: '19세 미만에게 판매하지 않으며 지나친 음주는 건강에 해로움',
  }),
};

const processedRows = (goods: FoodGoods): Rows => {
  const facts = processed[goods.archetype]?.(goods);
  if (!facts) throw new Error(`No food notice for the archetype "${goods.archetype}".`);
  return [
    ['제품명', '{name}'],
    ['식품의 유형', facts.type],
    ['생산자 및 소재지', '{maker}'],
    ['소비기한', facts.keeps ?? '{expires}까지 또는 그 이후'],
    ['포장단위별 내용물의 용량·수량', '{options}'],
    ['원재료명 및 함량(원산지)', facts.ingredients],
    ['영양성분', facts.nutrition],
    ['유전자변형식품 여부', '해당 없음'],
    ['보관방법', facts.storage],
    ['소비자 안전을 위한 주의사항', facts.caution],
    ['소비자 상담 전화번호', '{phone}'],
  ];
};

const produceRows: Readonly<Record<string, (goods: FoodGoods) => Rows>> = {
  'fruit-box': fruitRows,
  'meat-pack': meatRows,
  rice: riceRows,
};

export const foodRows = (goods: FoodGoods): Rows =>
  (produceRows[goods.archetype] ?? processedRows)(goods);
