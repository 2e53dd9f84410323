import { example, type Guide } from '../../kit/guide';
import * as folded from './folded.example';
import * as notice from './notice.example';
import * as open from './open.example';

export const guidance: Guide = {
  intro:
    '얼마 동안, 누구의 돈으로, 무엇이 안 되는지 조용히 알려요. 꼭 지금 읽어야 하는 말은 Notice예요.',
  examples: [
    example('펼친 안내', open),
    example('접은 안내', folded),
    example('지금 읽을 말', notice),
  ],
  props: [
    ['isFolded', '없으면 늘 펼침'],
    ['tone', 'info · good · caution · danger'],
  ],
  notes: [
    '펼친 안내는 제목이 이름인 영역이에요. 접은 안내는 details라서 Enter와 Space로 열어요.',
    '누른 뒤에 나타나는 Notice는 isLive로 바로 읽혀요.',
  ],
};
