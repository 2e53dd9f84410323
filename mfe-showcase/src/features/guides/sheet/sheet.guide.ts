import { example, type Guide } from '../../kit/guide';
import * as open from './open.example';

export const sheet: Guide = {
  intro:
    '휴대폰에서는 아래에서 올라오고, PC에서는 가운데 뜨는 대화 상자예요. 짧게 고르거나 적을 때 써요. 한 화면을 다 쓰는 글은 FullModal이에요.',
  examples: [example('열기', open, 'row')],
  props: [
    ['open · onClose', '여닫는 것은 부른 쪽이 정해요'],
    ['footer', '자판 위에도 남는 버튼'],
    ['openSheet', '어디서나 부르고 답을 기다려요'],
  ],
  notes: [
    '열리면 초점이 안으로 들어가고, 닫히면 누른 버튼으로 돌아와요.',
    '휴대폰의 자판이 올라오면 남은 화면만 써서 적는 칸과 버튼이 자판 위에 서요.',
    '뒤의 화면은 스크롤되지 않고 닫으면 그 자리예요.',
    '높이의 10%를 밀거나 300ms 안에 튕기면 닫혀요.',
  ],
};
