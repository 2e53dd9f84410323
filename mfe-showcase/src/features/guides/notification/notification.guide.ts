import { example, type Guide } from '../../kit/guide';
import * as items from './items.example';
import * as slot from './slot.example';

export const notification: Guide = {
  intro: '받은 알림의 한 줄, 그리고 화면 아래에 한 번에 하나 뜨는 알림이에요.',
  examples: [example('알림 줄', items), example('아래 알림과 토스트', slot, 'row')],
  props: [
    ['isNew', '아직 읽지 않음'],
    ['slot', 'stack 쌓임 · notification 하나'],
  ],
  notes: [
    '새 알림은 점과 “새 알림”이라는 말로 알려요.',
    '토스트는 role=status로 읽히고 3초 뒤 사라져요. 초점을 빼앗지 않고 닫기 버튼이 있어요.',
  ],
};
