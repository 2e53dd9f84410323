import { example, type Guide } from '../../kit/guide';
import * as section from './section.example';

export const sample: Guide = {
  intro:
    '새 가이드를 쓸 때 베끼는 견본이에요. 예제 하나가 파일 하나이고, 보이는 코드가 곧 그 파일이에요.',
  examples: [example('구역 하나', section)],
  notes: ['제목은 구역의 이름이에요.', '고정된 자료와 고정된 시계로 그려서 언제 보아도 같아요.'],
};
