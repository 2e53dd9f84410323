import { example, type Guide } from '../../kit/guide';
import * as invalid from './invalid.example';
import * as numbers from './numbers.example';

export const numberFields: Guide = {
  intro:
    '숫자를 적는 대로 끊어 보여 주는 입력이에요. 돈이나 개수처럼 세는 수에는 쓰지 않아요: 수량은 QuantityStepper예요.',
  examples: [example('적는 대로', numbers), example('잘못된 번호', invalid)],
  props: [
    ['PhoneField', '010-1234-5678. 지역번호, 15xx, +82도'],
    ['CardNumberField · CardExpiryField', '네 자리씩(아멕스 4-6-5), MM/YY'],
    ['SecretDigitsField', '가려진 숫자. digits: 자릿수'],
    ['onChange', '끊어 쓴 글이 와요'],
  ],
  notes: [
    '가운데를 고쳐도 커서가 그 숫자 뒤에 남고, Delete와 Backspace는 표시를 넘어가요.',
    '“+82 10-1234-5678”, 전각 숫자, 점이나 빈칸이 섞인 글을 붙여 넣어도 돼요. 한글 자판의 글자는 지워요.',
    '숫자 자판이 나와요(inputmode).',
    '비밀번호는 적은 숫자가 가려지고, 자동 완성은 각 칸의 autocomplete를 따라요.',
  ],
};
