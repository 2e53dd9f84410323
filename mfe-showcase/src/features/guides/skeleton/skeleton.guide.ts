import { example, type Guide } from '../../kit/guide';
import * as shapes from './shapes.example';

export const skeleton: Guide = {
  intro:
    '150ms 뒤에 나오고, 올 것과 같은 모양이에요. 150ms 안에 오는 것에는 나오지 않아요. 누른 버튼의 기다림은 isLoading이에요.',
  examples: [example('모양', shapes)],
  props: [
    ['shape', 'text · title · picture · banner · button · block'],
    ['width', 'full · most · half · third'],
    ['SkeletonGroup', '하나로 묶어 한 번만 알려요'],
  ],
  notes: [
    '“불러오는 중”이라고 한 번만 알리고, 모양은 읽지 않아요.',
    '움직임을 줄이면 반짝임이 없어요.',
  ],
};
