import { example, type Guide } from '../../kit/guide';
import * as buy from './buy.example';

export const buyBar: Guide = {
  intro:
    '가격과 누를 것을 함께 화면 아래에 둬요. 떠 있을 때만 그림자가 있고, PC에서는 제자리에 서요. 한 상품을 사는 화면에 써요. 여러 가지를 정하는 화면의 아래 막대는 StickyBar예요.',
  examples: [example('사기', buy, 'window')],
  props: [
    ['price', '가격, 또는 살 수 없는 까닭'],
    ['side', '찜처럼 작은 것'],
    ['children', '할 일. 가장 중요한 것이 마지막'],
  ],
  notes: [
    '살 수 없을 때도 자리를 지켜요: 가격 자리에 까닭을 적고, 재입고 알림을 둬요. 한 화면에 하나만 있어요.',
    '이름이 “구매”인 영역이에요.',
    '아래 안전 영역(safe area)만큼 올라와요.',
  ],
};
