import type { Category } from '../pictures';
import type { Random } from './random';

/** Review texts by category: good, mixed and bad remarks. */
interface Remarks {
  good: readonly string[];
  mixed: readonly string[];
  bad: readonly string[];
}

const wear: Remarks = {
  good: [
    '핏이 예쁘게 떨어져서 자주 손이 가요.',
    '화면이랑 색이 거의 똑같아요.',
    '소재가 부드럽고 까슬거리지 않아요.',
    '세탁기에 돌렸는데 줄지 않았어요.',
    '평소 사이즈대로 시켰는데 딱 맞아요.',
    '마감이 꼼꼼해서 실밥이 하나도 없네요.',
    '주변에서 어디서 샀냐고 물어봐요.',
  ],
  mixed: [
    '생각보다 살짝 크게 나왔어요.',
    '색은 예쁜데 조금 비쳐요.',
    '두께감은 한겨울보다 간절기에 맞아요.',
    '기장이 조금 더 길었으면 좋겠어요.',
  ],
  bad: [
    '한 번 입었는데 보풀이 생겼어요.',
    '사진보다 색이 많이 어두워요.',
    '어깨가 끼어서 교환했어요.',
  ],
};
const food: Remarks = {
  good: [
    '아이들이 너무 잘 먹어요.',
    '신선하고 포장도 꼼꼼했어요.',
    '간이 세지 않아 부모님도 좋아하세요.',
    '소비기한이 넉넉하게 왔어요.',
    '마트보다 싸고 양도 많아요.',
    '국물 맛이 깊어서 자꾸 생각나요.',
    '아이스팩이 하나도 안 녹아 있었어요.',
  ],
  mixed: [
    '맛은 좋은데 양이 조금 아쉬워요.',
    '제 입에는 살짝 달아요.',
    '크기가 들쑥날쑥해요.',
    '조리 시간이 설명보다 더 걸려요.',
  ],
  bad: ['상자가 눌려서 왔어요.', '기대한 맛은 아니었어요.', '몇 개는 상태가 안 좋았어요.'],
};
const beauty: Remarks = {
  good: [
    '끈적임 없이 금방 스며들어요.',
    '민감한 피부인데 트러블이 없었어요.',
    '향이 은은해서 기분이 좋아져요.',
    '발색이 예쁘고 오래 가요.',
    '건조한 날에도 속당김이 없어요.',
    '벌써 세 통째 쓰고 있어요.',
    '선물했는데 정말 좋아했어요.',
  ],
  mixed: [
    '보습은 좋은데 흡수가 조금 느려요.',
    '향이 취향을 탈 것 같아요.',
    '용량이 금방 줄어요.',
    '펌프가 조금 뻑뻑해요.',
  ],
  bad: ['제 피부에는 맞지 않았어요.', '생각한 색과 달라요.', '뚜껑이 헐거워서 새요.'],
};
const machine: Remarks = {
  good: [
    '설치부터 연결까지 5분도 안 걸렸어요.',
    '소음이 거의 없어서 밤에도 써요.',
    '배터리가 설명대로 오래 가요.',
    '이 가격에 이 성능이면 만족해요.',
    '버튼이 직관적이라 부모님도 잘 쓰세요.',
    '디자인이 깔끔해서 어디에 둬도 어울려요.',
    '한 달 써 봤는데 말썽 한 번 없었어요.',
  ],
  mixed: [
    '성능은 좋은데 설명서가 불친절해요.',
    '생각보다 무게가 있어요.',
    '앱 연결이 가끔 끊겨요.',
    '충전 케이블이 조금 짧아요.',
  ],
  bad: ['초기 불량이라 교환받았어요.', '발열이 조금 있는 편이에요.', '소음이 생각보다 커요.'],
};
const home: Remarks = {
  good: [
    '방 분위기가 확 달라졌어요.',
    '조립이 쉬워서 혼자 20분 만에 끝냈어요.',
    '마감이 깔끔하고 튼튼해요.',
    '냄새가 없어서 바로 쓸 수 있었어요.',
    '크기가 딱 맞아서 자리도 안 차지해요.',
    '닦기 편해서 매일 쓰고 있어요.',
    '사진보다 실물이 훨씬 예뻐요.',
  ],
  mixed: [
    '색이 화면보다 조금 밝아요.',
    '생각보다 작으니 크기를 꼭 확인하세요.',
    '나사 하나가 뻑뻑했어요.',
    '무게가 있어서 옮기기 힘들어요.',
  ],
  bad: ['모서리에 찍힌 자국이 있었어요.', '한 달 쓰니 코팅이 벗겨져요.', '수평이 살짝 안 맞아요.'],
};
const play: Remarks = {
  good: [
    '아이가 하루 종일 가지고 놀아요.',
    '입문용으로 이만한 게 없어요.',
    '가볍고 튼튼해서 주말마다 챙겨 가요.',
    '우리 집 막둥이가 자리에서 안 내려와요.',
    '발이 편해서 기록이 줄었어요.',
    '모서리가 둥글어서 안심돼요.',
    '선물로 줬더니 반응이 최고였어요.',
  ],
  mixed: [
    '처음엔 냄새가 조금 나는데 하루면 빠져요.',
    '생각보다 부피가 커요.',
    '설명서가 그림뿐이라 헤맸어요.',
    '색은 랜덤이 아니라 고를 수 있으면 좋겠어요.',
  ],
  bad: [
    '일주일 만에 한쪽이 뜯어졌어요.',
    '사이즈가 작게 나와서 반품했어요.',
    '부품이 하나 빠져 있었어요.',
  ],
};

const remarksOf: Record<Category, Remarks> = {
  'fashion-women': wear,
  'fashion-men': wear,
  'shoes-bags': wear,
  beauty,
  food,
  living: home,
  kitchen: home,
  digital: machine,
  appliance: machine,
  sports: play,
  kids: play,
  'pet-hobby': play,
};

const openings = [
  '고민하다 샀는데 잘 산 것 같아요.',
  '두 번째 구매예요.',
  '후기 보고 골랐어요.',
  '할인할 때 사서 더 만족해요.',
  '카드 할인까지 받아서 싸게 샀어요.',
  '친구 추천으로 처음 사 봤어요.',
  '급하게 필요해서 주문했어요.',
  '',
  '',
  '',
];
const deliveries = [
  '배송은 하루 만에 왔어요.',
  '주문 다음 날 바로 도착했어요.',
  '포장이 꼼꼼해서 마음에 들어요.',
  '배송이 이틀 걸렸어요.',
  '기사님이 문 앞에 잘 놓아 주셨어요.',
  '',
  '',
  '',
  '',
];
const closings = [
  '재구매 의사 있어요!',
  '추천해요.',
  '오래 쓰고 다시 후기 남길게요.',
  '가족들도 만족해요.',
  '다음에 다른 색도 사려고요.',
  '',
  '',
  '',
];
const badClosings = ['고객센터 응대는 친절했어요.', '개선되면 좋겠어요.', '그냥 무난해요.', ''];

const surnames = [
  '김',
  '이',
  '박',
  '최',
  '정',
  '강',
  '조',
  '윤',
  '장',
  '임',
  '한',
  '오',
  '서',
  '신',
  '권',
  '황',
  '안',
  '송',
  '류',
  '홍',
];
const lastNames = [
  '준',
  '연',
  '우',
  '아',
  '현',
  '진',
  '윤',
  '서',
  '린',
  '호',
  '은',
  '율',
  '희',
  '민',
  '수',
  '원',
];

/** A masked name as reviews show it: 김*연 */
export const maskedName = (random: Random): string =>
  `${random.pick(surnames)}*${random.pick(lastNames)}`;

/** Scores distributed as in real shops: mostly 5 and 4, lower for goods of low quality. */
export function scoreFor(random: Random, quality: number): number {
  const x = random.next();
  const five = 0.35 + quality * 0.45;
  if (x < five) return 5;
  if (x < five + 0.16) return 4;
  if (x < five + 0.24) return 3;
  return x < 0.96 ? (quality > 0.5 ? 4 : 3) : random.pick([1, 2]);
}

/** A review text that fits a score. */
export function reviewText(random: Random, category: Category, score: number): string {
  const { good, mixed, bad } = remarksOf[category];
  const core =
    score === 5
      ? random.some(good, random.int(1, 3))
      : score === 4
        ? [
            ...random.some(good, random.int(1, 2)),
            ...(random.chance(0.6) ? [random.pick(mixed)] : []),
          ]
        : score === 3
          ? [...random.some(good, random.int(0, 1)), random.pick(mixed)]
          : [random.pick(bad), ...(random.chance(0.4) ? [random.pick(mixed)] : [])];
  const parts = [
    random.pick(openings),
    ...core,
    random.pick(deliveries),
    random.pick(score >= 4 ? closings : badClosings),
  ];
  return parts.filter(Boolean).join(' ');
}
