import { example, type Guide } from '../../kit/guide';
import * as checkboxes from './checkboxes.example';
import * as radios from './radios.example';

export const checkboxRadio: Guide = {
  intro: '켜고 끄는 답은 체크박스, 하나만 고르는 답은 라디오예요.',
  examples: [example('체크박스', checkboxes), example('라디오', radios)],
  props: [
    ['isIndeterminate', '일부만 고름'],
    ['look="card"', '상자로 된 라디오'],
  ],
  notes: [
    '묶음은 fieldset과 legend예요. 라디오 묶음은 화살표로 골라요.',
    '일부만 고른 전체 선택은 indeterminate예요. 아무것도 미리 골라 두지 않아요.',
  ],
};
