import { example, type Guide } from '../../kit/guide';
import * as shapes from './shapes.example';
import * as spaces from './spaces.example';

export const space: Guide = {
  intro: '4px 격자예요. 좌우 여백(gutter)은 휴대폰 20, 768px부터 24예요.',
  examples: [example('간격', spaces), example('모서리와 그림자', shapes, 'row')],
  notes: [
    '누를 곳은 44px(target), 보통 버튼 48, 큰 버튼 56이에요.',
    '화면 끝에 붙는 것은 env(safe-area-inset-*)만큼 물러나요.',
    '폭의 경계: 768 · 1024 · 1280px.',
  ],
};
