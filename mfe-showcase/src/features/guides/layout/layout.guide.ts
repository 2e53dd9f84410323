import { example, type Guide } from '../../kit/guide';
import * as frames from './frames.example';
import * as inApp from './in-app.example';

export const layout: Guide = {
  intro:
    '페이지가 고르는 여섯 가지 틀이에요. 라우트의 layout에 적고, 머리는 header에 적어요. 안쪽 화면은 default에 sub 머리, 결제처럼 길을 좁히는 화면은 header-only, 가게의 것이 아무것도 필요 없는 화면은 blank예요.',
  examples: [
    example('브라우저에서', frames),
    example('카드사 앱에서: 앱의 막대가 대신해요', inApp),
  ],
  props: [
    ['layout', 'default · default-full · header-only · blank · publish-guide · publish-corner'],
    ['header.kind', 'main 이름·검색·메뉴(104px) · sub 뒤로·제목(56px)'],
    ['header.hasTabBar', '하단 탭을 두거나 빼요. main은 있고 sub는 없어요'],
    ['isBlankOnPhone', '1023px까지는 틀이 없고 PC에서만 있어요'],
  ],
  notes: [
    'publish-guide와 publish-corner는 지금 보는 이 레퍼런스의 틀이에요: 이름, 화면 모드, 앞뒤 페이지.',
    '본문 바로가기는 머리가 있는 틀의 첫 초점이에요. main은 페이지가 하나만 그려요.',
    '?isHideHeader=Y로 오면 이 세션에서는 머리가 없어요. 붙어 있는 것들은 화면 위로 올라가요.',
    '노치와 홈 막대는 env(safe-area-inset-*)만큼 비워요. 옆으로 눕힌 화면에서는 좌우 여백이 넓어져요.',
  ],
};
