import { example, type Guide } from '../../kit/guide';
import * as barcode from './barcode.example';
import * as qr from './qr.example';

export const codes: Guide = {
  intro:
    '계산대와 카메라가 읽는 번호예요. 어느 색 모드에서나 흰 바탕에 검정이에요. 읽을 기계가 있을 때만 써요. 사람이 적을 번호는 글과 복사 버튼이면 돼요.',
  examples: [example('바코드 (Code 128)', barcode), example('QR', qr)],
  props: [
    ['value', '바코드는 인쇄할 수 있는 ASCII, QR은 주소나 번호'],
    ['label', '무엇의 번호인지'],
    ['sizePx', 'QR의 한 변. 휴대폰은 120부터 읽어요'],
  ],
  notes: [
    '그림의 이름에 무엇의 번호인지와 번호가 들어가요.',
    'QR을 그리는 코드는 처음 보일 때 받아요. 그 전에는 자리만 있어요.',
  ],
};
