import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';

export const dateRange: Guide = {
  intro: '빠른 기간과 두 날짜로 조회 기간을 정해요.',
  examples: [example('조회 기간', basic)],
  notes: [
    '끝이 시작보다 앞서거나 너무 길면 무엇을 고칠지 알려요.',
    '날짜는 플랫폼의 날짜 고르개예요.',
  ],
};
