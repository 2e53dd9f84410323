import { formatWon, installmentPlans } from '@shop/shared/domain';
import { escapeHtml, framedPage } from '../card-window/frame.html';
import type { Authorization } from './issuer.repository';

const page = (title: string, body: string, fonts: string): string =>
  framedPage('카드사 안전결제', title, body, fonts);

const button = (value: string, label: string, kind = ''): string =>
  `<button type="submit" name="answer" value="${value}"${kind ? ` class="${kind}"` : ''}>${label}</button>`;

/** 일시불, "3개월 무이자 · 월 10,000원", or the fee and the monthly amount. */
function installmentWords({ amount, installmentMonths: months, isInterestFree }: Authorization) {
  const free = isInterestFree ? [{ months: [months], minAmountWon: 0 }] : [];
  const plan = installmentPlans(amount, free).find((one) => one.months === months);
  if (!plan || months === 0) return '일시불';
  const fee = plan.isInterestFree ? '무이자' : `수수료 ${formatWon(plan.feeWon)}`;
  return `${months}개월 ${fee} · 월 ${formatWon(plan.monthlyWon)}`;
}

/** What the shopper sees in the card company's window. Plain HTML: works without scripts. */
export function windowPage(authorization: Authorization, cardName: string, fonts: string): string {
  return page(
    '카드 결제',
    `<h1>결제 내용을 확인해 주세요</h1>
<p class="amount">${formatWon(authorization.amount)}</p>
<dl>
<div><dt>상품</dt><dd>${escapeHtml(authorization.orderName)}</dd></div>
<div><dt>카드</dt><dd>${escapeHtml(cardName)}</dd></div>
<div><dt>할부</dt><dd>${installmentWords(authorization)}</dd></div>
</dl>
<form method="post">
${button('approve', '결제 승인', 'primary')}
${button('close', '닫기')}
<details><summary>시험용 동작</summary>
<p>실제 카드사 창에는 없는 버튼이에요. 결제가 잘못되는 경우를 확인할 때 사용해 주세요.</p>
${button('decline', '승인 거절')}
${button('timeout', '시간 초과')}
${button('decline-later', '인증 후 승인 거절')}
${button('unknown-paid', '응답 없음 (승인됨)')}
${button('unknown-lost', '응답 없음 (승인 안 됨)')}
</details>
</form>
<small>시험용 카드사 창이에요. 실제 돈은 청구되지 않아요.</small>`,
    fonts,
  );
}

/** For a payment that is decided, expired or unknown. */
export const closedPage = (fonts: string): string =>
  page(
    '카드 결제',
    `<h1>이미 끝난 결제예요</h1><p>쇼핑몰 화면으로 돌아가 결제 상태를 확인해 주세요.</p>`,
    fonts,
  );
