import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';
import * as limits from './limits.example';

export const dateRange: Guide = {
  intro: '빠른 기간과 두 날짜로 조회 기간을 정해요.',
  examples: [example('조회 기간', basic), example('처음과 끝이 정해진 기간', limits)],
  props: [
    ['today', '서버의 오늘. 빠른 기간은 이 날로 끝나요'],
    ['min · max · maxMonths', '넘는 빠른 기간은 나오지 않아요'],
    ['onChange', '바뀔 때마다, 무엇이 틀렸는지와 함께'],
  ],
  notes: [
    '끝이 시작보다 앞서거나 너무 길면 무엇을 고칠지 알려요.',
    '날짜는 플랫폼의 날짜 고르개예요.',
  ],
};
