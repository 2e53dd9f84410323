import { example, type Guide } from '../../kit/guide';
import * as looks from './looks.example';

export const bullet: Guide = {
  intro: '조건과 차례를 줄줄이 말해요. 둘째 줄은 첫 줄의 글 아래에 맞춰요.',
  examples: [example('네 가지', looks)],
  props: [
    ['look', 'dot · dash · number · note'],
    ['isSmall', '표나 입력 아래의 작은 글'],
  ],
  notes: [
    '모두 목록(list)으로 읽혀요. 차례가 있으면 number를 써요(ol).',
    '점과 ※는 꾸밈이라 읽지 않아요.',
  ],
};
