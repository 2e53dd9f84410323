import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';

export const switchGuide: Guide = {
  intro: '누르는 즉시 바뀌는 설정이에요. 저장을 눌러야 하는 것은 체크박스를 써요.',
  examples: [example('켜고 끄기', basic)],
  props: [
    ['label', '켜면 무엇이 되는지'],
    ['checked · onChange', '네이티브 input 그대로'],
  ],
  notes: ['role은 switch예요. Space로 켜고 꺼요.'],
};
