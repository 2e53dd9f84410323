import { example, type Guide } from '../../kit/guide';
import * as looks from './looks.example';

export const swiperIndicator: Guide = {
  intro: '몇 번째인지 점, 숫자, 막대로 보여 줘요. 화면 낭독기에는 슬라이드가 직접 말해요.',
  examples: [example('세 가지', looks)],
  props: [['look', 'dots 일곱 개까지 · fraction 사진 위 · bar 많을 때']],
  notes: ['꾸밈이라 읽지 않아요(aria-hidden). 누를 것은 Carousel의 이전·다음이에요.'],
};
