import { example, type Guide } from '../../kit/guide';
import * as basic from './basic.example';

export const footer: Guide = {
  intro:
    '법이 정한 사업자 정보와 약관이에요. 값은 설정 한 곳에서 와요. 운영할 때는 BUSINESS_FILE이 가리키는 파일의 값이 나와요.',
  examples: [example('사업자 정보', basic, 'bleed')],
  props: [
    ['business', '사업자 정보. 안전거래와 중개 문구는 있을 때만'],
    ['links', '약관. isStrong은 개인정보처리방침'],
    ['children', '화면 모드 같은 설정'],
  ],
  notes: [
    '상호·대표자·주소·전화·이메일·사업자등록번호·통신판매업신고번호·개인정보보호책임자·호스팅 제공자·구매안전서비스를 모두 보여 줘요(전자상거래법 10조).',
    '본문 바로가기는 Tab을 처음 눌렀을 때 나와요.',
  ],
};
