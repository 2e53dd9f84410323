import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';

export const breadcrumb: Guide = {
  intro: '어디에 있는지, 위로 가는 길을 보여 줘요.',
  examples: [example('세 단계', basic)],
  notes: ['이름이 있는 nav이고, 지금 자리는 aria-current=page예요.'],
};
