import { example, type Guide } from '../../kit/guide';
import * as choose from './choose.example';

export const couponItem: Guide = {
  intro:
    '주문에 쓸 쿠폰을 고르는 한 줄이에요. 쓸 수 없는 쿠폰은 이유를 말해요. 받는 쿠폰은 coupon이에요.',
  examples: [example('고르기', choose)],
  props: [
    ['value · name · conditions', '얼마를, 어떤 쿠폰이, 어떤 조건에서'],
    ['note', '여기서 아끼는 돈, 또는 쓸 수 없는 이유'],
    ['action', '고르는 라디오'],
    ['isSpent', '쓸 수 없음'],
  ],
  notes: ['고르는 동그라미의 이름은 쿠폰 이름이에요.', '쓸 수 없는 이유를 글로 적어요.'],
};
