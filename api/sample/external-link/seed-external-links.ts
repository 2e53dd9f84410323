import { addLink, type LinkRow } from '@shop/api/modules/service/external-link';
import type { Deps } from '@shop/api/platform/deps';

/** Invented partners: no server exists at these hosts. */
const links: LinkRow[] = [
  {
    code: 'card-loan',
    name: '카드 대출 한도 조회',
    operator: '온담카드 주식회사',
    purpose: '대출 한도와 금리 조회',
    dataItems: ['이름', '생년월일', '휴대폰 번호'],
    retention: '조회한 날부터 3개월',
    url: 'https://loan.ondamcard.example/limit',
  },
  {
    code: 'insurance',
    name: '여행자 보험 안내',
    operator: '한결손해보험 주식회사',
    purpose: '보험 상품 안내',
    dataItems: [],
    retention: null,
    url: 'https://travel.hangyeol.example/main',
  },
];

export async function seedExternalLinks({ db }: Deps): Promise<void> {
  for (const link of links) await addLink(db, link);
}
