import { example, type Guide } from '../../kit/guide';
import * as invalid from './invalid.example';
import * as numbers from './numbers.example';

export const numberFields: Guide = {
  intro: '숫자를 적는 대로 끊어 보여 주는 입력이에요.',
  examples: [example('적는 대로', numbers), example('잘못된 번호', invalid)],
  notes: [
    '숫자 자판이 나와요(inputmode).',
    '비밀번호는 적은 숫자가 가려지고, 자동 완성은 각 칸의 autocomplete를 따라요.',
  ],
};
