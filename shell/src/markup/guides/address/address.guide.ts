import { example, type Guide } from '../../kit/guide';
import * as empty from './empty.example';
import * as filled from './filled.example';

export const address: Guide = {
  intro: '받는 분, 휴대폰 번호, 주소를 말하는 차례대로 적어요.',
  examples: [example('빈 칸과 오류', empty), example('찾은 주소', filled)],
  notes: [
    '오류가 있으면 첫 칸에 초점이 가요.',
    '찾은 주소는 읽기만 하고, 상세 주소를 이어서 적어요.',
  ],
};
