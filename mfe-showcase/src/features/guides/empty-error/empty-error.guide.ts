import { example, type Guide } from '../../kit/guide';
import * as empty from './empty.example';
import * as error from './error.example';

export const emptyError: Guide = {
  intro:
    '무엇이 없는지 한 줄, 왜인지 한 줄, 할 일 하나. 비어 있음은 EmptyState, 실패는 ErrorBox예요. 잠깐 알릴 말은 토스트, 꼭 읽을 말은 Notice예요.',
  examples: [example('비었을 때', empty), example('못 불러올 때', error)],
  props: [
    ['EmptyState', 'title, reason, action 하나'],
    ['ErrorBox', 'message, onRetry, isRetrying'],
  ],
  notes: ['다시 시도는 그 구역만 다시 불러와요.'],
};
