import { example, type Guide } from '../../kit/guide';
import * as durations from './durations.example';

export const motion: Guide = {
  intro: '누름 120ms, 나타남 200ms, 시트 280ms. 자리와 투명도만 움직여요.',
  examples: [example('세 가지', durations)],
  notes: ['prefers-reduced-motion이면 모두 0초예요. 뼈대의 반짝임과 자동 넘김도 멈춰요.'],
};
