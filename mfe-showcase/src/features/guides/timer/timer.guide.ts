import { example, type Guide } from '../../kit/guide';
import * as looks from './looks.example';
import * as over from './over.example';

export const timer: Guide = {
  intro: '서버의 시계로 남은 시간을 세요. 기기의 시계가 틀려도 맞아요.',
  examples: [example('글과 상자', looks), example('끝남', over)],
  props: [
    ['endsAt', 'ISO 8601 또는 epoch ms'],
    ['onEnd', '0이 되면 한 번'],
  ],
  notes: [
    'role=timer라서 매초 끼어들지 않고, 찾아가면 분까지 읽어 줘요.',
    '숫자 폭이 같아 줄이 흔들리지 않아요.',
  ],
};
