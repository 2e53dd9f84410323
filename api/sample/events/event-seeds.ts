import type { EventKind, EventPrizeType } from '@shop/shared/domain';

export interface PrizeSeed {
  name: string;
  type: EventPrizeType;
  amount?: number;
  value?: number;
  qty?: number;
  odds?: number;
  step?: number;
}

export interface EventSeed {
  kind: EventKind;
  title: string;
  summary: string;
  benefit: string;
  body: readonly string[];
  config?: object;
  /** Whole days in Korea, from the day on which the shop is filled. */
  startsInDays: number;
  endsInDays: number;
  winnersInDays?: number;
  appOnly?: boolean;
  consent?: string;
  perDay?: number;
  perMember?: number;
  palette: number;
  picture: readonly string[];
  prizes: readonly PrizeSeed[];
  /** Entries of the sample members, in the order of `samplePeople`. */
  entries?: readonly { choice?: number; text?: string }[];
}

const coin = (amount: number, rest: Partial<PrizeSeed>): PrizeSeed => ({
  name: `코인 ${amount.toLocaleString('ko')}원`,
  type: 'COIN',
  amount,
  ...rest,
});
const coupon = (rest: Partial<PrizeSeed>): PrizeSeed => ({
  name: '이벤트 3,000원 쿠폰',
  type: 'COUPON',
  ...rest,
});

const address = '당첨자 배송을 위한 개인정보 수집·이용에 동의해요';

/** An open event of each kind, two that come, one before its draw and two that are over. */
export const eventSeeds: readonly EventSeed[] = [
  {
    kind: 'ATTENDANCE',
    title: '매일 출석하고 코인 받기',
    summary: '하루 한 번 도장을 찍으면 코인이 쌓여요',
    benefit: '출석하면 코인 최대 3,500원',
    body: ['달력에 도장을 3개, 7개, 14개 모으면 코인을 드려요.'],
    startsInDays: -6,
    endsInDays: 54,
    perDay: 1,
    palette: 3,
    picture: ['mug', 'coffee-beans'],
    prizes: [coin(500, { step: 3 }), coin(1_000, { step: 7 }), coin(2_000, { step: 14 })],
  },
  {
    kind: 'ROULETTE',
    title: '하루 한 번 행운의 룰렛',
    summary: '돌리면 코인이나 쿠폰이 나와요',
    benefit: '돌리면 코인 최대 10,000원',
    body: ['자정이 지나면 다시 돌릴 수 있어요.'],
    startsInDays: -3,
    endsInDays: 27,
    perDay: 1,
    palette: 9,
    picture: ['blocks', 'puzzle'],
    prizes: [
      coin(100, { odds: 450_000 }),
      coin(500, { odds: 150_000 }),
      coupon({ odds: 200_000 }),
      coin(10_000, { odds: 1_000, qty: 10 }),
    ],
  },
  {
    kind: 'QUIZ',
    title: '살림 상식 퀴즈',
    summary: '맞히면 바로 코인을 드려요',
    benefit: '맞히면 코인 300원',
    body: ['한 번만 답할 수 있으니 천천히 골라 주세요.'],
    config: {
      question: '구스 이불을 오래 쓰려면 어떻게 말리는 게 좋을까요?',
      options: ['햇볕에 바짝 말린다', '그늘에서 바람으로 말린다', '다리미로 눌러 말린다'],
      answer: 1,
      hint: '깃털은 뜨거운 빛을 싫어해요',
    },
    startsInDays: -2,
    endsInDays: 19,
    perMember: 1,
    palette: 5,
    picture: ['bedding', 'lamp'],
    prizes: [coin(300, { step: 1 })],
  },
  {
    kind: 'STAMP',
    title: '들를 때마다 스탬프',
    summary: '하루 두 번까지 찍고 열 칸을 채워요',
    benefit: '채우면 쿠폰과 코인 1,500원',
    body: ['다섯 번째 칸과 열 번째 칸에 선물이 있어요.'],
    config: { total: 10 },
    startsInDays: -1,
    endsInDays: 30,
    perDay: 2,
    perMember: 10,
    palette: 1,
    picture: ['plush', 'candle'],
    prizes: [coupon({ step: 5 }), coin(1_500, { step: 10 })],
  },
  {
    kind: 'POLL',
    title: '다음 기획전을 골라 주세요',
    summary: '가장 많이 고른 주제로 열어요',
    benefit: '투표하면 코인 100원',
    body: ['투표하면 지금까지의 결과를 볼 수 있어요.'],
    config: {
      question: '어떤 기획전을 보고 싶나요?',
      options: ['겨울 캠핑', '집밥 도구', '반려동물 겨울옷', '새해 다이어리'],
    },
    startsInDays: -4,
    endsInDays: 12,
    perMember: 1,
    palette: 7,
    picture: ['pot', 'mug'],
    prizes: [coin(100, { step: 1 })],
    entries: [{ choice: 1 }, { choice: 0 }, { choice: 1 }],
  },
  {
    kind: 'COMMENT',
    title: '올겨울 하고 싶은 일',
    summary: '댓글로 계획을 나눠 주세요',
    benefit: '추첨 5명에게 머그 세트',
    body: ['하루 세 번까지 쓸 수 있어요. 추첨으로 다섯 분에게 머그 세트를 보내 드려요.'],
    config: { topic: '올겨울에 하고 싶은 일을 써 주세요' },
    startsInDays: -5,
    endsInDays: 14,
    winnersInDays: 18,
    consent: address,
    perDay: 3,
    palette: 4,
    picture: ['mug', 'candle', 'lamp'],
    prizes: [{ name: '머그 세트', type: 'GOODS', value: 24_000, qty: 5 }],
    entries: [
      { text: '온 가족이 모여 만두를 빚고 싶어요.' },
      { text: '이불 속에서 귤을 먹으며 책을 읽을래요.' },
      { text: '첫눈 오는 날 아이와 눈사람을 만들 거예요.' },
    ],
  },
  {
    kind: 'INVITATION',
    title: '친구와 함께 코인 받기',
    summary: '친구가 내 코드를 넣으면 둘 다 받아요',
    benefit: '친구 1명마다 코인 1,000원',
    body: ['내 추천코드를 보내고, 친구의 코드는 한 번 등록할 수 있어요.'],
    config: { maxInvited: 10 },
    startsInDays: -7,
    endsInDays: 60,
    perMember: 1,
    palette: 10,
    picture: ['plush', 'blocks'],
    prizes: [coin(1_000, { step: 1 })],
  },
  {
    kind: 'DRAW',
    title: '스마트워치 세트 응모하기',
    summary: '응모만 하면 추첨으로 한 분께',
    benefit: '추첨 1명에게 스마트워치 세트',
    body: ['한 사람이 한 번 응모할 수 있어요.'],
    startsInDays: -1,
    endsInDays: 9,
    winnersInDays: 12,
    consent: address,
    perMember: 1,
    palette: 0,
    picture: ['smartwatch', 'earbuds'],
    prizes: [
      { name: '스마트워치와 이어폰 세트', type: 'GOODS', value: 490_000, qty: 1 },
      coin(5_000, { qty: 20 }),
    ],
  },
  {
    kind: 'STAMP',
    title: '앱에서 모으는 스탬프',
    summary: '앱에서만 찍을 수 있어요',
    benefit: '채우면 코인 2,000원',
    body: ['온담 앱에서 열면 참여할 수 있어요.'],
    config: { total: 5 },
    startsInDays: 4,
    endsInDays: 34,
    appOnly: true,
    perDay: 1,
    perMember: 5,
    palette: 8,
    picture: ['earbuds'],
    prizes: [coin(2_000, { step: 5 })],
  },
  {
    kind: 'ROULETTE',
    title: '새해맞이 룰렛',
    summary: '새해에는 행운이 두 배예요',
    benefit: '돌리면 코인 최대 20,000원',
    body: ['곧 열려요.'],
    startsInDays: 10,
    endsInDays: 40,
    perDay: 1,
    palette: 6,
    picture: ['puzzle', 'plush'],
    prizes: [coin(200, { odds: 500_000 }), coin(20_000, { odds: 500, qty: 10 })],
  },
  {
    kind: 'DRAW',
    title: '가을 러닝화 응모',
    summary: '당첨자를 곧 발표해요',
    benefit: '추첨 3명에게 러닝화',
    body: ['응모가 끝났어요.'],
    startsInDays: -20,
    endsInDays: -1,
    winnersInDays: 3,
    perMember: 1,
    palette: 9,
    picture: ['running-shoes'],
    prizes: [{ name: '러닝화', type: 'GOODS', value: 119_000, qty: 3 }],
    entries: [{}, {}],
  },
  {
    kind: 'DRAW',
    title: '김장 도구 응모',
    summary: '김장에 쓰는 도구를 드렸어요',
    benefit: '추첨 3명에게 김치통',
    body: ['당첨자를 발표했어요.'],
    startsInDays: -30,
    endsInDays: -6,
    winnersInDays: -2,
    perMember: 1,
    palette: 4,
    picture: ['kimchi', 'pot'],
    prizes: [
      { name: '김치통 세트', type: 'GOODS', value: 38_000, qty: 3 },
      coin(1_000, { qty: 1 }),
    ],
    entries: [{}, {}, {}],
  },
  {
    kind: 'QUIZ',
    title: '추석 상식 퀴즈',
    summary: '많은 분이 맞혀 주셨어요',
    benefit: '맞히면 코인 300원',
    body: ['종료됐어요.'],
    config: {
      question: '송편에 넣지 않는 것은?',
      options: ['깨', '콩', '김'],
      answer: 2,
      hint: '',
    },
    startsInDays: -60,
    endsInDays: -40,
    perMember: 1,
    palette: 2,
    picture: ['pot'],
    prizes: [coin(300, { step: 1 })],
    entries: [{ choice: 2 }, { choice: 0 }],
  },
];
