import { formatWon } from '@shop/shared/domain';
import type { Authorization } from './issuer.repository';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '');

/** The only style of the window; the policy allows exactly this text by its hash. */
export const windowStyle = `
:root{color-scheme:light dark;--ink:#17181c;--sub:#5c6069;--line:#dfe2e8;--card:#fff;--ground:#eef0f5;--brand:#0b3ea8;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#f1f2f5;--sub:#a7acb8;--line:#3a3e48;--card:#1d2027;--ground:#121419;--brand:#7ea6ff;--on:#0b1020}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--ground);color:var(--ink);font:16px/1.55 "Shop Sans",Pretendard,-apple-system,BlinkMacSystemFont,"Apple SD Gothic Neo","Malgun Gothic",sans-serif;display:grid;place-items:start center;padding:24px 16px}
main{width:100%;max-width:420px;background:var(--card);border-radius:20px;padding:28px 24px;box-shadow:0 12px 40px rgb(0 0 0/.12)}
.brand{display:flex;align-items:center;gap:10px;font-weight:700;color:var(--brand);margin:0 0 20px}
.chip{width:34px;height:24px;border-radius:5px;background:linear-gradient(135deg,#e7c873,#b98d2f)}
h1{font-size:22px;line-height:1.35;margin:0 0 4px}
.amount{font-size:32px;font-weight:800;letter-spacing:-.02em;margin:0 0 20px;font-variant-numeric:tabular-nums}
dl{margin:0 0 24px;border-top:1px solid var(--line)}
dl div{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-bottom:1px solid var(--line)}
dt{color:var(--sub);flex:none}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{margin:0}
button{display:block;width:100%;min-height:52px;border-radius:12px;border:1px solid var(--line);background:transparent;color:var(--ink);font:inherit;font-weight:600;cursor:pointer;margin:0 0 10px}
button.primary{background:var(--brand);border-color:var(--brand);color:var(--on)}
button:focus-visible,summary:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
details{margin-top:14px;border-top:1px solid var(--line);padding-top:14px;color:var(--sub);font-size:14px}
summary{cursor:pointer;min-height:32px}
details p{margin:8px 0 12px}
small{color:var(--sub)}
`;

/** @param fonts address of the shop's font sheet; empty when the shop was not built. */
const page = (title: string, body: string, fonts = ''): string => `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title>${fonts ? `<link rel="stylesheet" href="${escape(fonts)}">` : ''}<style>${windowStyle}</style></head>
<body><main><p class="brand"><span class="chip" aria-hidden="true"></span>카드사 안전결제</p>${body}</main></body></html>`;

const button = (answer: string, label: string, kind = ''): string =>
  `<button type="submit" name="answer" value="${answer}"${kind ? ` class="${kind}"` : ''}>${label}</button>`;

/** What the shopper sees in the card company's window. Plain HTML: works without scripts. */
export function windowPage(authorization: Authorization, cardName: string, fonts: string): string {
  const months =
    authorization.installmentMonths === 0 ? '일시불' : `${authorization.installmentMonths}개월`;
  return page(
    '카드 결제',
    `<h1>결제 내용을 확인해 주세요</h1>
<p class="amount">${formatWon(authorization.amount)}</p>
<dl>
<div><dt>상품</dt><dd>${escape(authorization.orderName)}</dd></div>
<div><dt>카드</dt><dd>${escape(cardName)}</dd></div>
<div><dt>할부</dt><dd>${months}</dd></div>
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

/** The visit is over, too old, or never was. */
export const closedPage = (fonts: string): string =>
  page(
    '카드 결제',
    `<h1>이미 끝난 결제예요</h1><p>쇼핑몰 화면으로 돌아가 결제 상태를 확인해 주세요.</p>`,
    fonts,
  );
