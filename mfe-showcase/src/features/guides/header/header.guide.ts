import { example, type Guide } from '../../kit/guide';
import * as main from './main.example';
import * as plain from './plain.example';
import * as sub from './sub.example';

export const header: Guide = {
  intro:
    '홈은 로고·검색·장바구니와 탭(104px), 안쪽 화면은 뒤로·제목(56px)이에요. 앱 안에서는 앱이 제목을 보여 줘서 없어지고, isHideHeader로도 숨겨요.',
  examples: [
    example('큰 머리 (104)', main, 'bleed'),
    example('제목 머리 (56)', sub, 'bleed'),
    example('제목만', plain, 'bleed'),
  ],
  props: [
    ['MainHeader', 'logo, searchTo, basket, bell(알림), search(검색창), links, children(메뉴 줄)'],
    ['HeaderSearch', 'action, words, onSearch'],
    ['SubHeader', 'title, onBack, homeTo, searchTo, basket'],
  ],
  notes: [
    '장바구니와 알림 이름에 개수가 들어가요. 99개가 넘으면 99+예요. 알림은 회원에게만 보여요.',
    '제목 머리는 1024px부터 큰 머리로 바뀌고, 검색창도 그때부터 머리 안에 보여요.',
  ],
};
