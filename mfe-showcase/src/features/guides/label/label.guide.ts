import { example, type Guide } from '../../kit/guide';
import * as row from './row.example';
import * as tones from './tones.example';

export const label: Guide = {
  intro: '물건에 붙는 한두 낱말이에요. 입력의 이름표(label)는 textField에서 봐요.',
  examples: [example('쓰임새', tones, 'row'), example('한 줄', row)],
  props: [['tone', 'sale은 아낀 돈에만']],
  notes: ['뜻은 글이 말하고 색은 거들어요. 모든 색 모드에서 4.5:1이에요.'],
};
