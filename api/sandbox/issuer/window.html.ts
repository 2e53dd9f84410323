import { site } from '@shop/shared/contracts';
import { banks, formatWon, installmentPlans } from '@shop/shared/domain';
import { escapeHtml } from '@shop/shared/node';
import { framedPage } from '../card-window/frame.html';
import type { Authorization } from './issuer.repository';

const page = (title: string, body: string, fonts: string): string =>
  framedPage('안전결제', title, body, fonts);

/** What the shopper chooses in the window, by method. */
const providers = {
  CARD: [],
  EASY_PAY: ['온담페이', '바로페이', '한손페이'],
  TRANSFER: Object.values(banks).slice(0, 9),
} as const;

export const providersOf = (method: Authorization['method']): readonly string[] =>
  providers[method];

const titles = { CARD: '카드 결제', EASY_PAY: '간편결제', TRANSFER: '실시간 계좌이체' } as const;

const providerField = ({ method }: Authorization): string => {
  const names = providersOf(method);
  if (names.length === 0) return '';
  const label = method === 'EASY_PAY' ? '간편결제 서비스' : '출금 은행';
  const options = names.map((name) => `<option>${name}</option>`).join('');
  return `<label>${label}<select name="provider">${options}</select></label>`;
};

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

/** A page of another site that sends the result back by a form, as many card companies do. */
export function postReturnPage(
  action: string,
  fields: Readonly<Record<string, string>>,
  fonts: string,
): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return page(
    '결제 인증',
    `<h1>인증을 마쳤어요</h1><p>쇼핑몰로 돌아가 결제를 마쳐 주세요.</p>
<form method="post" action="${escapeHtml(action)}">${inputs.join('')}
<button type="submit" class="primary">쇼핑몰로 돌아가기</button></form>`,
    fonts,
  );
}

/** What the shopper sees in the card company's window. Plain HTML: works without scripts. */
export function windowPage(authorization: Authorization, cardName: string, fonts: string): string {
  return page(
    titles[authorization.method],
    `<h1>결제 내용을 확인해 주세요</h1>
<p class="amount">${formatWon(authorization.amount)}</p>
<dl>
<div><dt>가맹점</dt><dd>${escapeHtml(site.name)}</dd></div>
<div><dt>상품</dt><dd>${escapeHtml(authorization.orderName)}</dd></div>
${
  authorization.method === 'CARD'
    ? `<div><dt>카드</dt><dd>${escapeHtml(cardName)}</dd></div>
<div><dt>할부</dt><dd>${installmentWords(authorization)}</dd></div>`
    : ''
}
</dl>
<form method="post">
${providerField(authorization)}
${button('approve', '결제 승인', 'primary')}
${button('close', '닫기')}
<details><summary>시험용 동작</summary>
<p>실제 결제창에는 없는 버튼이에요. 결제가 잘못되는 경우를 확인할 때 사용해 주세요.</p>
${button('decline', '승인 거절')}
${button('timeout', '시간 초과')}
${button('decline-later', '인증 후 승인 거절')}
${button('unknown-paid', '응답 없음 (승인됨)')}
${button('unknown-lost', '응답 없음 (승인 안 됨)')}
${button('garbage', '읽을 수 없는 응답')}
${button('wrong-amount', '다른 금액으로 승인')}
${button('delay', '3초 늦은 응답')}
${button('post-return', '다른 사이트에서 폼으로 돌아오기')}
</details>
</form>
<small>시험용 결제창이에요. 실제 돈은 청구되지 않아요.</small>`,
    fonts,
  );
}

/** For a payment that is decided, expired or unknown. */
export const closedPage = (fonts: string): string =>
  page(
    '결제',
    `<h1>이미 끝난 결제예요</h1><p>쇼핑몰 화면으로 돌아가 결제 상태를 확인해 주세요.</p>`,
    fonts,
  );
