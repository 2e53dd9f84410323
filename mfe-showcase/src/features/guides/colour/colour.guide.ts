import { example, type Guide } from '../../kit/guide';
import * as choice from './choice.example';
import * as roles from './roles.example';
import * as tones from './tones.example';

export const colour: Guide = {
  intro:
    '이름은 쓰임새예요. 값은 tokens.global.css 한 파일에만 있고, 글과 바탕의 짝은 모두 4.5:1을 시험으로 지켜요.',
  examples: [
    example('쓰임새와 세 가지 모드', roles),
    example('쇼핑하는 사람이 고르는 화면 모드', choice),
    example('사진이 오기 전의 바탕', tones, 'row'),
  ],
  notes: [
    'data-mode는 어느 요소에나 붙일 수 있어요: 한 구역만 어둡게 할 수 있어요.',
    '빨강(sale)은 아낀 돈에만, 강조(accent)는 고른 것과 로그인·결제의 버튼에만 써요.',
    'light는 card와 강조색만 달라요.',
    '고른 모드는 이 브라우저에 남고, 첫 그림 전에 적용되어 번쩍이지 않아요. 다른 탭도 따라가요.',
    '페이지가 모드를 정해 두었으면 그 페이지에 있는 동안은 그것을 지켜요. system은 정할 수 없어요.',
  ],
};
