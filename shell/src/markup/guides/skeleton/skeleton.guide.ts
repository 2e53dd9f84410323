import { example, type Guide } from '../../kit/guide';
import * as shapes from './shapes.example';

export const skeleton: Guide = {
  intro: '150ms 뒤에 나오고, 올 것과 같은 모양이에요.',
  examples: [example('모양', shapes)],
  notes: [
    '“불러오는 중”이라고 한 번만 알리고, 모양은 읽지 않아요.',
    '움직임을 줄이면 반짝임이 없어요.',
  ],
};
