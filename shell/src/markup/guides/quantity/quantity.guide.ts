import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';

export const quantity: Guide = {
  intro: '수량을 하나씩 또는 바로 적어 정해요. 가능한 범위 안의 값만 알려 줘요.',
  examples: [example('최소와 최대', basic, 'row')],
  props: [['min · max · unit', '최소, 최대, 묶음 단위']],
  notes: [
    '버튼 이름은 “수량 줄이기”, “수량 늘리기”예요. 끝에 닿으면 버튼이 쉬어요.',
    '직접 적은 값은 범위에 맞춰 고쳐요.',
  ],
};
