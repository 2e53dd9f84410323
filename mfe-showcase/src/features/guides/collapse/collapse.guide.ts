import { example, type Guide } from '../../kit/guide';
import * as accordion from './accordion.example';
import * as more from './more.example';

export const collapse: Guide = {
  intro: '제목을 누르면 펼쳐져요. 긴 글 하나는 ShowMore예요.',
  examples: [example('아코디언', accordion), example('더보기', more)],
  props: [['isExclusive', '하나를 열면 다른 것은 닫혀요']],
  notes: [
    '플랫폼의 details라서 스크립트 없이도 열려요. 찾기(Ctrl+F)도 접힌 글을 찾아요.',
    'ShowMore 안의 링크로 초점이 가면 저절로 펼쳐져요.',
  ],
};
