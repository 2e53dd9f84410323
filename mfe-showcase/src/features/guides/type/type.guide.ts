import { example, type Guide } from '../../kit/guide';
import * as scale from './scale.example';

export const type: Guide = {
  intro:
    '크기는 rem이라 글자를 키운 사람에게 커지고, 줄 높이가 정해져 늦게 온 글꼴이 아무것도 밀지 않아요.',
  examples: [example('크기', scale)],
  notes: ['한글은 낱말에서 줄을 바꿔요(keep-all).', '돈과 시간은 폭이 같은 숫자를 써요.'],
};
