import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';

export const pagination: Guide = {
  intro: '번호로 넘기는 목록이에요. 끝없이 이어지는 목록은 endless-list예요.',
  examples: [example('처음과 가운데', basic)],
  props: [
    ['page · pageCount', '1부터'],
    ['pageTo', '그 번호의 주소'],
    ['label', '무엇의 페이지인지'],
  ],
  notes: ['번호는 모두 주소라서 새 창으로 열 수 있어요.'],
};
