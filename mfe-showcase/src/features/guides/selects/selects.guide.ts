import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';
import * as states from './states.example';

export const selects: Guide = {
  intro: '답이 많을 때 고르는 상자예요. 플랫폼의 select라서 휴대폰에서 그 기기의 고르개가 나와요.',
  examples: [example('기본', basic), example('오류와 쓸 수 없음', states)],
  props: [
    ['options', 'value, label, isDisabled'],
    ['placeholder', '고르지 않은 상태의 말'],
  ],
  notes: ['화살표와 글자로 고르고, Enter로 열어요.', '고르지 않은 상태는 값이 빈 항목이에요.'],
};
