import { example, type Guide } from '../../kit/guide';
import * as band from './band.example';
import * as big from './big.example';
import * as card from './card.example';

export const imageBanner: Guide = {
  intro:
    '사진이 어디로 이끌어요. 말은 그림이 아니라 글이라서 읽히고 커져요. 상품 하나는 product-item, 여러 장을 넘기는 것은 Carousel에 담아 써요.',
  examples: [
    example('띠 배너', band),
    example('단추가 있는 배너', big),
    example('세로 배너, 그리고 아직 갈 곳이 없는 배너', card),
  ],
  props: [
    ['look', 'card·joined 옆으로 · wide 두 칸 · band·edge·button 낮은 띠 · small·tall 세로'],
    ['tabletImage', '600px부터 1,023px까지 세로 배너 대신 보일 가로 그림'],
    ['link', '쇼핑몰 안, 밖(새 창), 또는 null'],
  ],
  notes: [
    '배너 전체가 한 링크이고, 글이 이름이에요. 사진은 꾸밈이라 읽지 않아요.',
    '글 뒤의 바탕은 모든 색 모드에서 4.5:1을 지켜요.',
  ],
};
