import { example, type Guide } from '../../kit/guide';
import * as iconButtons from './icon-buttons.example';
import * as kinds from './kinds.example';
import * as sizes from './sizes.example';
import * as states from './states.example';

export const button: Guide = {
  intro:
    '무엇을 하게 하는 곳. 어디로 가게 하는 곳은 ButtonLink나 TextLink를 써요. 한 화면에 기본 버튼은 하나예요.',
  examples: [
    example('종류', kinds, 'row'),
    example('크기와 긴 글', sizes, 'row'),
    example('상태', states, 'row'),
    example('아이콘 버튼', iconButtons, 'row'),
  ],
  props: [
    [
      'variant',
      'primary · outline · ghost · danger. 주요 단추(primary)는 브랜드 색이고 한 화면에 하나만 둬요.',
    ],
    ['size', 'small 36 · medium 48 · large 56px'],
    ['isLoading', '글과 초점은 그대로 두고, 누름을 받지 않아요.'],
    ['isFull', '줄 너비를 다 써요.'],
  ],
  notes: [
    'Enter와 Space로 눌러요. 기다리는 동안에도 초점이 남아 aria-busy로 읽혀요.',
    '아이콘 버튼은 label이 이름이에요. 찜은 aria-pressed로 켜짐을 알려요.',
    '누를 곳은 44px 이상이에요. small은 줄 안에서만 써요.',
  ],
};
