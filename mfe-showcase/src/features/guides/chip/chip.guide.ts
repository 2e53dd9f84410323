import { example, type Guide } from '../../kit/guide';
import * as links from './links.example';
import * as toggles from './toggles.example';

export const chip: Guide = {
  intro: '조건을 켜고 끄는 둥근 버튼이에요. 하나만 고르는 답은 selectButton을 써요.',
  examples: [example('켜고 끄기', toggles), example('가는 칩과 지우는 칩', links)],
  props: [
    ['isOn', '켜짐. 없으면 누르기만 하는 칩'],
    ['isWrapping', '옆으로 넘기지 않고 다음 줄로'],
  ],
  notes: [
    '켜고 끄는 칩은 aria-pressed, 가는 칩은 aria-current로 알려요.',
    '줄은 옆으로 넘기고, Tab으로 옮기면 따라 넘어가요.',
    '지우는 칩의 이름은 “하루농장 조건 지우기”예요.',
  ],
};
