import { example, type Guide } from '../../kit/guide';
import * as missing from './missing.example';
import * as square from './square.example';

export const commonImage: Guide = {
  intro: '알맞은 크기의 webp를 받아 오고, 오기 전에는 그 사진의 바탕색이 자리를 지켜요.',
  examples: [example('정사각형과 낮은 사진', square), example('사진이 없을 때', missing)],
  props: [
    ['sizes', '서 있는 너비'],
    ['isPriority', '첫 화면의 가장 큰 사진 하나'],
    ['isEager', '처음부터 보이는 사진'],
  ],
  notes: [
    'alt가 이름이에요. 옆의 글이 같은 말을 하면 비워요.',
    '너비와 높이를 늘 적어 화면이 밀리지 않아요.',
  ],
};
