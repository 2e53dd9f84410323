import { example, type Guide } from '../../kit/guide';
import * as open from './open.example';

export const sheet: Guide = {
  intro: '휴대폰에서는 아래에서 올라오고, PC에서는 가운데 뜨는 대화 상자예요.',
  examples: [example('열기', open, 'row')],
  notes: [
    '열리면 초점이 안으로 들어가고, 닫히면 누른 버튼으로 돌아와요.',
    '높이의 10%를 밀거나 300ms 안에 튕기면 닫혀요.',
  ],
};
