import { example, type Guide } from '../../kit/guide';
import * as choose from './choose.example';

export const couponItem: Guide = {
  intro: '주문에 쓸 쿠폰을 고르는 한 줄이에요. 쓸 수 없는 쿠폰은 이유를 말해요.',
  examples: [example('고르기', choose)],
  notes: ['고르는 동그라미의 이름은 쿠폰 이름이에요.', '쓸 수 없는 이유를 글로 적어요.'],
};
