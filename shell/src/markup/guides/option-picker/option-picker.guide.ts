import { example, type Guide } from '../../kit/guide';
import * as twoLevels from './two-levels.example';

export const optionPicker: Guide = {
  intro: '한 단계에서 세 단계까지 옵션을 차례로 골라요.',
  examples: [example('두 단계와 품절', twoLevels)],
  notes: [
    '첫 단계를 고르면 다음 단계로 초점이 가요.',
    '품절은 글로도 알리고, 눌러서 재입고 알림을 받을 수 있어요.',
  ],
};
