import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';

export const endlessList: Guide = {
  intro: '아래로 가면 이어지고, 뒤로 돌아오면 같은 자리예요. 보이지 않는 묶음은 자리만 남겨요.',
  examples: [example('더 불러오기', basic)],
  notes: ['더 오면 몇 개가 왔는지 알려요. 실패하면 다시 시도를 누를 때까지 기다려요.'],
};
