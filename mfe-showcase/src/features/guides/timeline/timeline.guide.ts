import { example, type Guide } from '../../kit/guide';
import * as order from './order.example';
import * as parcel from './parcel.example';

export const timeline: Guide = {
  intro: '주문이 지나온 자리를 점과 말과 시간으로 보여 줘요. 앞으로 갈 절차의 이름은 StepBar예요.',
  examples: [example('주문', order), example('배송조회', parcel)],
  props: [
    ['steps', 'label과 time'],
    ['current', '지금 단계. 시작 전은 −1'],
    ['direction', 'row 주문 · column 배송조회'],
  ],
  notes: ['차례가 있는 목록이고, 지금 자리는 aria-current예요.'],
};
