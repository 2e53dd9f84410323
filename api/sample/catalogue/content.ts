import type { ContentBlock } from '@shop/shared/contracts';
import type { Category } from '../pictures';
import type { Random } from './random';

const points: Record<Category, readonly string[]> = {
  'fashion-women': [
    '몸에 붙지 않고 자연스럽게 흐르는 실루엣이에요.',
    '피부에 닿는 안쪽까지 부드럽게 마감했어요.',
    '하나만 입어도, 겹쳐 입어도 잘 어울려요.',
    '여러 번 빨아도 모양이 잘 잡혀 있어요.',
  ],
  'fashion-men': [
    '어깨와 소매의 움직임이 편한 패턴이에요.',
    '오래 앉아 있어도 구김이 적어요.',
    '출근과 주말 모두 입기 좋은 색으로 골랐어요.',
    '박음질을 두 번 해서 튼튼해요.',
  ],
  'shoes-bags': [
    '하루 종일 들고 걸어도 가벼워요.',
    '자주 쓰는 물건이 바로 손에 닿게 나눴어요.',
    '비 오는 날에도 안심할 수 있게 마감했어요.',
    '시간이 지날수록 결이 살아나요.',
  ],
  beauty: [
    '피부 자극 시험을 마쳤어요.',
    '끈적임 없이 산뜻하게 스며들어요.',
    '하루 두 번, 꾸준히 쓰기 좋은 질감이에요.',
    '향은 은은하게 남고 금방 편안해져요.',
  ],
  food: [
    '좋은 재료를 고르는 일부터 시작했어요.',
    '받은 날 가장 맛있도록 시간을 맞춰 보내요.',
    '한 번에 먹기 좋게 나눠 담았어요.',
    '불필요한 첨가물을 줄였어요.',
  ],
  living: [
    '공간을 넓어 보이게 하는 낮고 차분한 비례예요.',
    '손이 닿는 모서리는 모두 둥글게 다듬었어요.',
    '관리가 쉬운 소재라 오래 곁에 둘 수 있어요.',
    '혼자서도 쉽게 조립하고 옮길 수 있어요.',
  ],
  kitchen: [
    '불과 물에 강한 소재만 썼어요.',
    '설거지가 편하도록 이음매를 줄였어요.',
    '식탁에 그대로 올려도 예쁜 모양이에요.',
    '손목에 부담이 적은 무게로 맞췄어요.',
  ],
  digital: [
    '꺼내자마자 바로 쓸 수 있어요.',
    '하루를 넉넉히 버티는 배터리예요.',
    '눈과 손이 편하도록 세심하게 조율했어요.',
    '업데이트로 오래 쓸 수 있어요.',
  ],
  appliance: [
    '버튼 하나로 끝나는 간단한 사용법이에요.',
    '밤에도 거슬리지 않게 소음을 줄였어요.',
    '분리해서 물로 씻을 수 있어요.',
    '전기 사용량을 줄이는 절전 운전을 해요.',
  ],
  sports: [
    '처음 시작하는 사람도 바로 쓸 수 있어요.',
    '가볍고 튼튼해서 어디든 들고 가기 좋아요.',
    '미끄러지지 않게 바닥을 설계했어요.',
    '땀과 비에도 관리가 쉬워요.',
  ],
  kids: [
    '아이 손과 입에 닿아도 안심할 수 있어요.',
    '둥근 모서리로 다칠 걱정을 줄였어요.',
    '쉽게 닦고 말릴 수 있어요.',
    '아이의 속도에 맞춰 오래 쓸 수 있어요.',
  ],
  'pet-hobby': [
    '함께 사는 가족의 마음으로 골랐어요.',
    '처음이어도 어렵지 않게 설명을 담았어요.',
    '냄새와 먼지가 적어 관리가 쉬워요.',
    '오래 두고 써도 질리지 않아요.',
  ],
};

const cares: Record<Category, readonly string[]> = {
  'fashion-women': [
    '찬물에 단독으로 손세탁해 주세요.',
    '그늘에 뉘어서 말려 주세요.',
    '진한 색은 처음 몇 번 물이 빠질 수 있어요.',
  ],
  'fashion-men': [
    '뒤집어서 찬물에 세탁해 주세요.',
    '건조기는 피해 주세요.',
    '다림질은 중간 온도로 해 주세요.',
  ],
  'shoes-bags': [
    '물에 젖으면 마른 천으로 닦고 그늘에서 말려 주세요.',
    '직사광선을 피해 보관해 주세요.',
  ],
  beauty: [
    '상처가 있는 부위에는 쓰지 마세요.',
    '직사광선을 피해 서늘한 곳에 두세요.',
    '이상이 있으면 사용을 멈추고 전문의와 상담해 주세요.',
  ],
  food: [
    '받으면 바로 냉장 또는 서늘한 곳에 보관해 주세요.',
    '개봉한 뒤에는 빨리 드세요.',
    '알레르기 성분은 표시사항을 확인해 주세요.',
  ],
  living: [
    '물기는 바로 닦아 주세요.',
    '난방기 가까이에 두지 마세요.',
    '조립 전에 구성품을 확인해 주세요.',
  ],
  kitchen: [
    '처음 쓰기 전에 부드러운 스펀지로 씻어 주세요.',
    '빈 채로 오래 가열하지 마세요.',
    '거친 수세미는 피해 주세요.',
  ],
  digital: [
    '정품 충전기를 사용해 주세요.',
    '물에 젖은 채로 충전하지 마세요.',
    '개봉 후 단순 변심 반품은 어려울 수 있어요.',
  ],
  appliance: [
    '설치 공간의 크기를 먼저 확인해 주세요.',
    '필터는 한 달에 한 번 확인해 주세요.',
    '청소 전에는 전원을 뽑아 주세요.',
  ],
  sports: ['쓰기 전에 부품이 잘 조여졌는지 확인해 주세요.', '사용 후 땀을 닦아 보관해 주세요.'],
  kids: ['보호자가 함께 있을 때 사용해 주세요.', '작은 부품을 삼키지 않도록 주의해 주세요.'],
  'pet-hobby': ['직사광선을 피해 보관해 주세요.', '상태를 보며 조금씩 적응시켜 주세요.'],
};

const producePoints = [
  '산지에서 고른 것만 담았어요.',
  '크기와 빛깔을 사람 손으로 다시 살폈어요.',
  '출고 전날 담아 신선할 때 보내요.',
  '집에서 나눠 먹기 좋은 양이에요.',
] as const;

const produceCares = [
  '받으면 상자를 바로 열어 상태를 살펴 주세요.',
  '냉장고나 서늘한 곳에 두고 신선할 때 드세요.',
  '무르거나 상한 것이 있으면 받은 날 사진과 함께 알려 주세요.',
] as const;

const dryCleanedCares = [
  '물에 빨지 말고 드라이클리닝해 주세요.',
  '입은 뒤에는 옷솔로 털어 두면 오래 입을 수 있어요.',
  '두꺼운 옷걸이에 걸어 통풍이 되는 곳에 보관해 주세요.',
] as const;

const produceLeads = [
  '키운 사람의 이름을 걸고 담았어요.',
  '맛이 오른 때를 골라 보내요.',
  '눈으로 고르듯 하나하나 살펴 담았어요.',
] as const;

type Picture = Extract<ContentBlock, { type: 'image' }>['image'];

export interface ContentFacts {
  category: Category;
  name: string;
  brand: string;
  noun: string;
  feature: string;
  /** Fruit, meat, fish or grain: grown and packed, not made. */
  isProduce: boolean;
  /** Wool and the like, which does not go into water. */
  isDryCleaned: boolean;
  /** Rows of the specification table. */
  specs: readonly { key: string; value: string }[];
  /** Measures of each size; empty for what is not worn. */
  measures: readonly { key: string; value: string }[];
  detail: Picture;
  /** The colours to choose; absent when there is one. */
  colours: Picture | undefined;
}

const leads = [
  '매일 손이 가도록 기본에 충실하게 만들었어요.',
  '오래 곁에 둘 수 있게 작은 부분까지 다듬었어요.',
  '꼭 필요한 것만 남겨 쓰기 편하게 담았어요.',
  '자주 쓰는 만큼 마감을 꼼꼼히 살폈어요.',
  '자세한 크기와 구성은 아래 표에서 확인해 주세요.',
] as const;

/** The opening sentence; the same goods name always gives the same one. */
const leadOf = ({ name, noun, isProduce }: ContentFacts): string => {
  const list = isProduce ? produceLeads : leads;
  const at = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return `${noun}, ${list[at % list.length]}`;
};

const sizeTable = (rows: ContentFacts['measures']): ContentBlock[] =>
  rows.length > 0
    ? [
        { type: 'heading', text: '치수' },
        { type: 'table', rows: [...rows] },
      ]
    : [];

const colourPicture = (image: Picture): ContentBlock => ({
  type: 'image',
  image,
  caption: '고를 수 있는 색상',
});

const pointsOf = ({ category, isProduce, isDryCleaned }: ContentFacts): readonly string[] => {
  if (isProduce) return producePoints;
  // What is not washed is not praised for it.
  return isDryCleaned
    ? points[category].filter((point) => !/빨아도/.test(point))
    : points[category];
};

const caresOf = ({ category, isProduce, isDryCleaned }: ContentFacts): readonly string[] => {
  if (isProduce) return produceCares;
  return isDryCleaned ? dryCleanedCares : cares[category];
};

/** "들녘상회가 담은", "온담식당이 만든". */
const makerWords = ({ brand, isProduce }: ContentFacts): string =>
  `${brand}${hasBatchim(brand.at(-1) ?? '') ? '이' : '가'} ${isProduce ? '담은' : '만든'}`;

/** A detail page in blocks of text and pictures: readable, searchable and spoken by a screen reader. */
export function contentOf(random: Random, facts: ContentFacts): ContentBlock[] {
  const [first, second, third] = random.some(pointsOf(facts), 3);
  return [
    { type: 'heading', text: `${makerWords(facts)} ${facts.feature} ${facts.noun}` },
    { type: 'text', text: leadOf(facts) },
    { type: 'image', image: facts.detail, caption: '가까이에서 본 모습' },
    { type: 'heading', text: '이런 점이 좋아요' },
    { type: 'list', items: [first, second, third].filter((item): item is string => Boolean(item)) },
    ...(facts.colours ? [colourPicture(facts.colours)] : []),
    { type: 'heading', text: '제원' },
    { type: 'table', rows: [...facts.specs] },
    ...sizeTable(facts.measures),
    { type: 'heading', text: '사용과 관리' },
    { type: 'list', items: [...caresOf(facts)] },
  ];
}

const hasBatchim = (syllable: string): boolean =>
  ((syllable.codePointAt(0) ?? 0) - 0xac00) % 28 !== 0;
