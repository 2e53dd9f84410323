import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';

export const breadcrumb: Guide = {
  intro:
    '어디에 있는지, 위로 가는 길을 보여 줘요. 카테고리처럼 층이 있는 곳에 써요. 순서가 있는 절차는 StepBar예요.',
  examples: [example('세 단계', basic)],
  props: [['steps', 'name과 to. 마지막 자리에는 to가 없어요']],
  notes: ['이름이 있는 nav이고, 지금 자리는 aria-current=page예요.'],
};
