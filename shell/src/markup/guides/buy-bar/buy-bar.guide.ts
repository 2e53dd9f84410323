import { example, type Guide } from '../../kit/guide';
import * as buy from './buy.example';

export const buyBar: Guide = {
  intro:
    '가격과 누를 것을 함께 화면 아래에 둬요. 떠 있을 때만 그림자가 있고, PC에서는 제자리에 서요.',
  examples: [example('사기', buy, 'window')],
  notes: ['이름이 “구매”인 영역이에요.', '아래 안전 영역(safe area)만큼 올라와요.'],
};
