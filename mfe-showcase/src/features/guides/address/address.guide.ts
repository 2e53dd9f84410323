import { example, type Guide } from '../../kit/guide';
import * as empty from './empty.example';
import * as filled from './filled.example';

export const address: Guide = {
  intro:
    '받는 분, 휴대폰 번호, 주소를 말하는 차례대로 적어요. 검색으로 찾은 주소를 받을 때 써요. 이름과 번호만 받을 때는 TextField와 PhoneField예요.',
  examples: [example('빈 칸과 오류', empty), example('찾은 주소', filled)],
  props: [
    ['recipient · phone · detail', '칸마다 register의 답과 error'],
    ['address', 'postcode, roadAddress, error, findRef'],
    ['onFindAddress', '주소 찾기를 열어요'],
  ],
  notes: [
    '오류가 있으면 첫 칸에 초점이 가요.',
    '찾은 주소는 읽기만 하고, 상세 주소를 이어서 적어요.',
  ],
};
