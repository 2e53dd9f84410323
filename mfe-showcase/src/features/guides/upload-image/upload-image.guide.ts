import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';
import * as chosen from './chosen.example';
import * as sending from './sending.example';
import * as two from './two.example';

export const uploadImage: Guide = {
  intro:
    '사진을 고르거나 찍어 붙이고, 바로 보고, 차례를 바꾸고, 이름으로 지워요. stateOf가 없으면 보내기 전까지 기기에만 있어요.',
  examples: [
    example('첨부와 미리보기', basic),
    example('고른 뒤: 차례와 삭제', chosen),
    example('올리는 중과 실패', sending),
    example('한 장 제한', two),
  ],
  props: [
    ['maxCount', '최대 장수. 기본 10'],
    ['maxSizeMb', '한 장의 크기(MB). 기본 10'],
    [
      'stateOf',
      '고르는 대로 올릴 때, 파일마다 얼마나 갔는지와 왜 안 됐는지. useUploads()가 만들어요',
    ],
    ['accept', '미디어 타입. 기본 JPEG·PNG·WebP'],
  ],
  notes: [
    '너무 크거나 맞지 않거나 이미 고른 파일은 이름과 이유를 말하고 받지 않아요.',
    '옮기면 누른 버튼에 초점이 남고 몇 번째인지 말해요. 지우면 옆 파일로 초점이 가요.',
    '그릴 수 없는 파일은 이름을 보여 줘요.',
    '지우기 버튼의 이름은 “파일 이름 삭제”예요.',
  ],
};
