import { example, type Guide } from '../../kit/guide';
import * as full from './full.example';
import * as mega from './mega.example';

export const menus: Guide = {
  intro:
    'PC는 단추 아래 큰 메뉴, 휴대폰은 한 화면 메뉴예요. 가게 전체의 길이에요. 한 카테고리 안의 길은 chip이에요.',
  examples: [example('PC 큰 메뉴 (1024px부터)', mega, 'row'), example('전체 메뉴', full, 'bleed')],
  props: [
    ['MegaMenu', 'categories, categoryTo, onIntent'],
    ['FullMenu', 'categories, categoryTo, currentNo, onChoose'],
  ],
  notes: [
    '큰 메뉴는 누르거나, Enter를 치거나, 올려 두면 열리고 Esc로 닫혀요.',
    '열려는 뜻이 보이면 그때 카테고리를 불러와요.',
  ],
};
