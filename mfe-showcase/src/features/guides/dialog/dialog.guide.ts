import { example, type Guide } from '../../kit/guide';
import * as ask from './ask.example';

export const dialog: Guide = {
  intro:
    '답을 들어야 넘어갈 수 있는 물음이에요. 알리기만 할 때는 토스트를 써요. 고를 것이 많거나 적을 것이 있으면 bottom sheet예요.',
  examples: [example('묻고 알리기', ask, 'row')],
  props: [
    ['dialog.alert', 'content, title, okText. 확인 하나'],
    ['dialog.confirm', 'yesText, noText. 예는 true, 아니요와 닫기는 false'],
    [
      'dialog.open',
      'buttons(primary·error·cancel·outline·link), direction, durationMs, isNotification',
    ],
  ],
  notes: [
    '버튼을 누를 때까지 열려 있어요. 단추가 없으면 “확인” 하나예요.',
    '경고에서는 기본 버튼이 오류 색이에요.',
  ],
};
