/** What every page of the card company has in common. */
import { escapeHtml } from '@shop/shared/node';

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
label{display:grid;gap:6px;margin:0 0 20px;color:var(--sub);font-size:14px}
select{min-height:48px;border-radius:12px;border:1px solid var(--line);background:var(--card);color:var(--ink);font:inherit;font-size:16px;padding:0 12px}
button{display:block;width:100%;min-height:52px;border-radius:12px;border:1px solid var(--line);background:transparent;color:var(--ink);font:inherit;font-weight:600;cursor:pointer;margin:0 0 10px}
button.primary{background:var(--brand);border-color:var(--brand);color:var(--on)}
button:focus-visible,select:focus-visible,summary:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
details{margin-top:14px;border-top:1px solid var(--line);padding-top:14px;color:var(--sub);font-size:14px}
summary{cursor:pointer;min-height:32px}
details p{margin:8px 0 12px}
small{color:var(--sub)}
`;

/** @param fonts address of the shop's font sheet; empty when the shop was not built. */
export const framedPage = (
  brand: string,
  title: string,
  body: string,
  fonts = '',
): string => `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title>${fonts ? `<link rel="stylesheet" href="${escapeHtml(fonts)}">` : ''}<style>${windowStyle}</style></head>
<body><main><p class="brand"><span class="chip" aria-hidden="true"></span>${brand}</p>${body}</main></body></html>`;
