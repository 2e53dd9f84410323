import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';
import * as long from './long.example';
import * as states from './states.example';

export const textField: Guide = {
  intro: '한 줄은 TextField, 여러 줄은 TextArea예요. 네이티브 input이 받는 것을 다 받아요.',
  examples: [
    example('기본과 안내', basic),
    example('오류와 쓸 수 없음', states),
    example('여러 줄', long),
  ],
  props: [
    ['error', '무엇을 하면 되는지: “2자 이상 입력해 주세요”'],
    ['isClearable', '값이 있으면 지우기'],
    ['end', '상자 뒤에 서는 버튼'],
  ],
  notes: [
    'label이 이름이에요. 안내와 오류는 aria-describedby로 이어지고, 오류가 있으면 aria-invalid예요.',
    '지우기 버튼은 값이 있을 때만 보이고, 누르면 초점이 입력으로 돌아가요.',
    '글자 수는 상자 아래에 나오고, 최대에서 멈춰요.',
  ],
};
