import { example, type Guide } from '../../kit/guide';
import * as box from './box.example';
import * as full from './full.example';

export const modals: Guide = {
  intro:
    '짧은 것은 BoxModal, 한 화면을 다 쓰는 것은 FullModal이에요. 답 하나만 들으면 되는 물음은 dialog, 고르는 일은 sheet예요.',
  examples: [example('BoxModal', box, 'row'), example('FullModal', full, 'row')],
  props: [
    ['open · onClose', '여닫는 것은 부른 쪽이 정해요'],
    ['title · isTitleShown', '제목이 이름이에요'],
    ['footer', '내용이 길어도 남는 버튼'],
    ['isDismissible', 'false면 Esc와 바깥 누름이 닫지 않아요'],
  ],
  notes: [
    '플랫폼의 dialog라서 뒤의 화면은 닿지 않아요. Esc로 닫아요.',
    '주소의 modalId로도 열 수 있어, 뒤로 가기가 닫아요(템플릿에서 봐요).',
  ],
};
