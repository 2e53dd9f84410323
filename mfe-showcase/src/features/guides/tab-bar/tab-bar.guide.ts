import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';

export const tabBar: Guide = {
  intro: '휴대폰의 아래 막대예요. 1024px부터는 없어요. 다섯을 넘기지 않아요.',
  examples: [example('네 칸', basic, 'window')],
  props: [['items', 'text, icon, isCurrent, 그리고 to 또는 onClick']],
  notes: ['안전 영역만큼 올라오고, 화면 끝을 가리지 않아요.'],
};
