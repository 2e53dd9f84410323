import { example, type Guide } from '../../kit/guide';
import * as info from './info.example';

export const table: Guide = {
  intro: '이름과 값의 표예요. 법이 정한 상품정보, 판매자 정보에 써요.',
  examples: [example('정보 표', info)],
  props: [
    ['caption', '표의 이름'],
    ['rows', 'key와 value'],
  ],
  notes: [
    '표의 이름은 caption이에요. 줄마다 이름이 rowheader라서 값과 이어 읽혀요.',
    '좁은 화면에서 이름 칸이 줄고 값이 다음 줄로 가요.',
  ],
};
