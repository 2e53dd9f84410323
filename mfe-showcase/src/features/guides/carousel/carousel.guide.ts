import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';

export const carousel: Guide = {
  intro: '손가락, 버튼, 화살표로 넘겨요. 저절로 넘어가면 멈춤 버튼이 있어요.',
  examples: [example('기본과 자동', basic)],
  props: [
    ['autoplayMs', '최대 5000. 없으면 저절로 넘어가지 않아요'],
    ['look', 'full · peek'],
  ],
  notes: [
    '5초마다 넘어가고, 올리거나 초점이 가면 멈춰요. 움직임을 줄이면 저절로 넘어가지 않아요.',
    '몇 개 중 몇 번째인지 말해요.',
  ],
};
