import { example, type Guide } from '../../kit/guide';
import * as order from './order.example';
import * as parcel from './parcel.example';

export const timeline: Guide = {
  intro: '주문이 지나온 자리를 점과 말과 시간으로 보여 줘요.',
  examples: [example('주문', order), example('배송조회', parcel)],
  notes: ['차례가 있는 목록이고, 지금 자리는 aria-current예요.'],
};
