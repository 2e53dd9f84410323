import { example, type Guide } from '../../kit/guide';
import * as ask from './ask.example';
import * as show from './show.example';

export const rating: Guide = {
  intro: '평균과 후기 수를 보여 주고, 별로 점수를 받아요.',
  examples: [example('보여 주기', show, 'row'), example('받기', ask)],
  notes: ['“5점 만점에 4.8점”으로 읽혀요. 받는 별은 라디오라서 화살표로 골라요.'],
};
