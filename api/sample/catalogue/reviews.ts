import type { Random } from './random';
import type { Remarks } from './remarks';

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

/** The remarks of a review with this score. */
function coreOf(random: Random, { good, mixed, bad, own }: Remarks, score: number): string[] {
  const ownCase = random.chance(0.55) ? [random.pick(own)(random)] : [];
  if (score === 5) return [...random.some(good, random.int(1, 2)), ...ownCase];
  if (score === 4)
    return [
      ...random.some(good, random.int(1, 2)),
      ...ownCase,
      ...(random.chance(0.6) ? [random.pick(mixed)] : []),
    ];
  if (score === 3) return [...random.some(good, random.int(0, 1)), ...ownCase, random.pick(mixed)];
  return [random.pick(bad), ...(random.chance(0.4) ? [random.pick(mixed)] : [])];
}

function writeText(random: Random, remarks: Remarks, score: number): string {
  const parts = [
    random.pick(openings),
    ...coreOf(random, remarks, score),
    random.pick(deliveries),
    random.pick(score >= 4 ? closings : badClosings),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Texts that are drawn again because another review of the goods has them. */
const MAX_DRAWS = 20;

/**
 * A review text that fits a score.
 * @param taken the texts of the goods' other reviews; gets this one too
 */
export function reviewText(
  random: Random,
  remarks: Remarks,
  score: number,
  taken: Set<string>,
): string {
  let text = writeText(random, remarks, score);
  for (let draw = 1; taken.has(text) && draw < MAX_DRAWS; draw += 1)
    text = writeText(random, remarks, score);
  taken.add(text);
  return text;
}
