import { example, type Guide } from '../../kit/guide';
import * as twoLevels from './two-levels.example';

export const optionPicker: Guide = {
  intro: '한 단계에서 세 단계까지 옵션을 차례로 골라요. 옵션이 하나뿐이면 selectButton이 나아요.',
  examples: [example('두 단계와 품절', twoLevels)],
  props: [
    ['groups · skus', '단계와 단품'],
    ['onSelect', '다 골랐을 때. 다음 줄을 위해 처음으로 돌아가요'],
    ['onSoldOut', '품절을 눌렀을 때'],
  ],
  notes: [
    '첫 단계를 고르면 다음 단계로 초점이 가요.',
    '품절은 글로도 알리고, 눌러서 재입고 알림을 받을 수 있어요.',
  ],
};
