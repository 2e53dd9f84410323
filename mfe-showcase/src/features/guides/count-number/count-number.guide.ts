import { example, type Guide } from '../../kit/guide';
import * as run from './run.example';

export const countNumber: Guide = {
  intro:
    '값이 바뀌면 그 값까지 달려가요. 움직임을 줄인 사람에게는 바로 바뀌어요. 누른 결과로 바뀌는 금액에 써요. 처음부터 있는 숫자에는 쓰지 않아요.',
  examples: [example('바꾸기', run, 'row')],
  props: [
    ['value', '달려갈 값'],
    ['unit', '원, 개, P'],
  ],
  notes: [
    '화면 낭독기는 달리는 숫자를 읽지 않고 마지막 값만 읽어요.',
    '400ms 동안 달리고, prefers-reduced-motion이면 바로 바뀌어요.',
  ],
};
