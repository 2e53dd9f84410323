import { example, type Guide } from '../../kit/guide';
import * as chip from './chip.example';
import * as line from './line.example';
import * as links from './links.example';

export const tab: Guide = {
  intro: '한 자리에서 내용을 바꾸면 Tabs, 다른 주소로 가면 LinkTabs예요.',
  examples: [
    example('줄 탭', line),
    example('칩 탭', chip),
    example('주소로 가는 탭과 많은 탭', links),
  ],
  props: [
    ['look', 'line · chip'],
    ['isSticky', '머리 아래에 붙음'],
  ],
  notes: [
    '탭은 좌우 화살표, Home, End로 옮겨요. 고른 탭만 Tab으로 닿아요.',
    '많은 탭은 옆으로 넘기고, 고른 탭이 보이는 곳으로 와요.',
  ],
};
