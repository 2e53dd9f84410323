import { example, type Guide } from '../../kit/guide';
import * as error from './error.example';
import * as several from './several.example';
import * as single from './single.example';

export const selectButton: Guide = {
  intro: '적은 답 가운데 하나를 또는 여럿을 고르는 버튼이에요. 답이 많으면 selects를 써요.',
  examples: [
    example('하나 고르기', single),
    example('여럿 고르기', several),
    example('오류와 긴 글', error),
  ],
  props: [
    ['options', 'value, text, note, isDisabled'],
    ['value · values', '고른 값'],
    ['columns', '2·3·4. 없으면 들어가는 만큼'],
    ['error · firstRef', '무엇을 하면 되는지, 그리고 초점이 갈 첫 답'],
  ],
  notes: [
    '라디오와 체크박스 그대로예요: 화살표로 고르고, Space로 켜고 꺼요.',
    '묶음의 이름은 legend예요. 오류는 aria-describedby로 이어져요.',
  ],
};
