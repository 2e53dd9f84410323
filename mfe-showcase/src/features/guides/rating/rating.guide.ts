import { example, type Guide } from '../../kit/guide';
import * as ask from './ask.example';
import * as missing from './missing.example';
import * as show from './show.example';

export const rating: Guide = {
  intro: '평균과 후기 수를 보여 주고(Rating), 별로 점수를 받아요(RatingInput).',
  examples: [
    example('보여 주기', show, 'row'),
    example('받기', ask),
    example('고르지 않았을 때', missing),
  ],
  props: [
    ['look', 'compact 별 하나와 점수 · stars 별 다섯'],
    ['words', '점수마다 한 마디. 별 옆에 나오고 함께 읽혀요'],
    ['error', '무엇을 하면 되는지'],
  ],
  notes: [
    '“5점 만점에 4.8점”으로 읽혀요. 받는 별은 라디오라서 화살표로 골라요.',
    '반 개는 보여 주기에만 있어요. 받을 때는 1점에서 5점까지예요.',
  ],
};
