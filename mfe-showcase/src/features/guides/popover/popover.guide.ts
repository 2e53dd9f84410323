import { example, type Guide } from '../../kit/guide';
import * as tooltip from './tooltip.example';
import * as words from './words.example';

export const popover: Guide = {
  intro:
    '낱말의 뜻은 팝오버(누름), 아이콘의 이름은 툴팁(올림·초점)이에요. 꼭 읽어야 하는 말은 숨기지 말고 guidance로 보여 줘요.',
  examples: [example('팝오버', words, 'row'), example('툴팁', tooltip, 'row')],
  props: [
    ['Popover', 'label, children(글), trigger'],
    ['Tooltip', 'text, children(하나의 버튼)'],
  ],
  notes: [
    '팝오버는 Enter로 열고 Esc로 닫아요. 좁은 화면에서 밖으로 나가지 않게 자리를 옮겨요.',
    '툴팁은 aria-describedby로 읽혀요. 툴팁에만 있는 뜻은 없어요.',
  ],
};
