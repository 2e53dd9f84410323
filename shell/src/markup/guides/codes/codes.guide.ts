import { example, type Guide } from '../../kit/guide';
import * as barcode from './barcode.example';
import * as qr from './qr.example';

export const codes: Guide = {
  intro: '계산대와 카메라가 읽는 번호예요. 어느 색 모드에서나 흰 바탕에 검정이에요.',
  examples: [example('바코드 (Code 128)', barcode), example('QR', qr)],
  notes: [
    '그림의 이름에 무엇의 번호인지와 번호가 들어가요.',
    'QR을 그리는 코드는 처음 보일 때 받아요. 그 전에는 자리만 있어요.',
  ],
};
