import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';

export const endlessList: Guide = {
  intro:
    '아래로 가면 이어지고, 뒤로 돌아오면 같은 자리예요. 보이지 않는 묶음은 자리만 남겨요. 훑어보는 목록에 써요. 자리를 기억해 찾아가는 글 목록은 pagination이에요.',
  examples: [example('더 불러오기', basic)],
  props: [
    ['listId', '이 목록과 조건의 이름. 키를 이것으로 기억해요'],
    ['items · hasMore · onMore', '지금까지의 것, 더 있는지, 더 불러오기'],
    ['isLoading · hasFailed', '불러오는 중, 마지막이 실패함'],
    ['groupSize', '한 묶음의 수. 기본 12'],
  ],
  notes: ['더 오면 몇 개가 왔는지 알려요. 실패하면 다시 시도를 누를 때까지 기다려요.'],
};
