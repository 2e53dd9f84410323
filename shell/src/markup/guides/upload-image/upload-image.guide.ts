import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';
import * as two from './two.example';

export const uploadImage: Guide = {
  intro: '사진을 고르거나 찍어 붙이고, 바로 보고, 이름으로 지워요.',
  examples: [example('첨부와 미리보기', basic), example('한 장 제한', two)],
  props: [
    ['maxCount', '최대 장수. 기본 10'],
    ['maxSizeMb', '한 장의 크기(MB). 기본 10'],
  ],
  notes: [
    '너무 크거나 맞지 않는 파일은 이유를 말하고 받지 않아요.',
    '지우기 버튼의 이름은 “파일 이름 삭제”예요.',
  ],
};
