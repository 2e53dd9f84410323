import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';
import * as unit from './unit.example';

export const quantity: Guide = {
  intro:
    '수량을 하나씩 또는 바로 적어 정해요. 가능한 범위 안의 값만 알려 줘요. 몇 가지 중에 고르는 수는 selectButton이에요.',
  examples: [
    example('최소와 최대, 쓸 수 없음', basic, 'row'),
    example('세 개씩 파는 것', unit, 'row'),
  ],
  props: [['min · max · unit', '최소, 최대, 묶음 단위']],
  notes: [
    '버튼 이름은 “수량 줄이기”, “수량 늘리기”예요. 끝에서 누르면 왜 안 되는지 말해요.',
    '위아래 화살표로도 바꿔요.',
    '직접 적은 값은 범위에 맞춰 고쳐요.',
  ],
};
