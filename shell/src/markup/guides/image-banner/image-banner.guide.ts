import { example, type Guide } from '../../kit/guide';
import * as band from './band.example';
import * as big from './big.example';
import * as card from './card.example';

export const imageBanner: Guide = {
  intro: '사진이 어디로 이끌어요. 말은 그림이 아니라 글이라서 읽히고 커져요.',
  examples: [example('띠 배너', band), example('카드 배너', card, 'row'), example('큰 배너', big)],
  props: [['look', 'card 8:5 · band 낮은 띠 · big 글이 아래']],
  notes: [
    '배너 전체가 한 링크이고, 글이 이름이에요. 사진은 꾸밈이라 읽지 않아요.',
    '글 뒤의 바탕은 모든 색 모드에서 4.5:1을 지켜요.',
  ],
};
