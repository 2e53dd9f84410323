import { example, type Guide } from '../../kit/guide';
import * as states from './states.example';
import * as take from './take.example';

export const coupon: Guide = {
  intro: '쿠폰 한 장: 얼마를 빼는지, 이름과 조건, 받기.',
  examples: [example('받기', take), example('마감과 받는 중', states)],
  props: [
    ['value', '10% 할인, 3,000원 할인, 무료배송'],
    ['conditions', '짧은 말들. 가운뎃점으로 이어요'],
    ['action', '버튼, 라디오, 번호'],
    ['isSpent', '쓰거나 끝난 쿠폰'],
  ],
  notes: [
    '버튼 이름에 쿠폰 이름이 들어가요: “봄맞이 쿠폰 받기”.',
    '쓴 쿠폰은 흐려지지만 글은 읽을 수 있는 대비예요.',
  ],
};
