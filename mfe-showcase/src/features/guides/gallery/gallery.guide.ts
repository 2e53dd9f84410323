import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';

export const gallery: Guide = {
  intro:
    '넘겨 보고, 누르면 크게 열려 두 손가락·두 번 누르기·버튼으로 키워요. 한 상품의 사진에 써요. 서로 다른 것을 넘길 때는 carousel이에요.',
  examples: [example('세 장', basic)],
  props: [
    ['images', '첫 장은 화면에서 가장 먼저 받아요'],
    ['label', '누구의 사진인지'],
  ],
  notes: [
    '큰 화면은 +, −, 0으로도 키우고 되돌려요.',
    '큰 화면은 화살표로 넘기고 Esc로 닫아요. 초점은 누른 사진으로 돌아가요.',
    '몇 장 중 몇 번째인지 말해요.',
  ],
};
