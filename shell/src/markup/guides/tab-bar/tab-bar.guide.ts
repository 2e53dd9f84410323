import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';

export const tabBar: Guide = {
  intro: '휴대폰의 아래 막대예요. 1024px부터는 없어요.',
  examples: [example('네 칸', basic, 'window')],
  notes: ['안전 영역만큼 올라오고, 화면 끝을 가리지 않아요.'],
};
