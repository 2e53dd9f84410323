import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';

export const searchField: Guide = {
  intro: '검색어를 적어 보내는 칸이에요. 스크립트가 오기 전에도 주소로 보내요.',
  examples: [example('기본', basic)],
  props: [
    ['onSearch', '빈칸을 뺀 말. 비었으면 부르지 않아요'],
    ['action · name', '스크립트 없이 보낼 곳. 기본 q'],
  ],
  notes: [
    'Enter로 찾아요. 빈 말은 보내지 않아요.',
    '제안 목록(combobox, 위아래 화살표)은 검색 화면의 것이에요: 한 팀만 써서 그 팀에 있어요.',
  ],
};
