import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';

export const gnb: Guide = {
  intro:
    '옆으로 넘기는 전문관 탭이에요. 지금 자리가 가운데로 와요. 한 화면 안에서 내용을 바꾸는 탭은 tab이에요.',
  examples: [example('많은 탭', basic, 'bleed')],
  props: [['items', 'text, to, isCurrent, badge(NEW, HOT)']],
  notes: ['nav이고 지금 자리는 aria-current=page예요.'],
};
