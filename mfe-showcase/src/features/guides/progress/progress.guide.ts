import { example, type Guide } from '../../kit/guide';
import * as bars from './bars.example';

export const progress: Guide = {
  intro: '어디까지 왔는지 보여 줘요. 끝을 모르는 기다림은 Spinner, 지나온 일은 timeline이에요.',
  examples: [example('막대와 단계', bars)],
  props: [
    ['ProgressBar', 'label, value, max, tone'],
    ['FreeDeliveryBar', 'subtotalWon, freeOverWon'],
    ['StepBar', 'label, steps, current'],
  ],
  notes: ['지금 단계는 aria-current=step이에요. 막대는 progress라서 값이 읽혀요.'],
};
