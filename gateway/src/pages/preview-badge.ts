import { hashOf } from '@shop/releases/builds';
import { compressPage } from '../http/compress-page';
import type { RenderedPage } from '../render/render-job';

/** Where the badge's button leads. */
export const END_PREVIEW_PATH = '/builds/preview/end';

/** Above the bars at the page's lower edge. Constant, so that the content policy can name its hash. */
const style =
  '#shop-preview{position:fixed;z-index:var(--z-toast);left:var(--space-3);bottom:calc(var(--size-bottom-bar) + var(--space-3));display:flex;align-items:center;gap:var(--space-2);max-width:calc(100vw - 2*var(--space-3));padding:0 var(--space-1) 0 var(--space-4);border-radius:var(--radius-pill);background:var(--color-ink);color:var(--color-on-ink);box-shadow:var(--shadow-float);font:var(--text-caption);overflow-wrap:anywhere}#shop-preview form{flex:none;margin:0}#shop-preview button{min-width:var(--size-target);min-height:var(--size-target);padding:0 var(--space-3);border:0;border-radius:var(--radius-pill);background:none;color:inherit;font:inherit;font-weight:700;text-decoration:underline;cursor:pointer}#shop-preview button:focus-visible{outline:2px solid var(--color-on-ink);outline-offset:-4px}@media print{#shop-preview{display:none}}';

const styleSource = `'${hashOf(Buffer.from(style))}'`;

/** Outside the element that React hydrates. The build's id has letters, digits, - and _ only. */
const badge = (app: string, build: string): string =>
  `<style>${style}</style><aside id="shop-preview" aria-label="미리보기"><span>미리보기: ${app} ${build}</span><form method="post" action="${END_PREVIEW_PATH}"><button>끝내기</button></form></aside>`;

/** Adds the badge to a rendered page, whose bytes may be another visitor's too and stay as they are. */
export function withBadge(
  page: RenderedPage,
  { app, build }: { app: string; build: string },
): RenderedPage {
  const html = Buffer.from(page.raw.buffer, page.raw.byteOffset, page.raw.byteLength).toString();
  // The last one: in the page's data every `<` is escaped.
  const end = html.lastIndexOf('</body>');
  const raw = Buffer.from(html.slice(0, end) + badge(app, build) + html.slice(end));
  return {
    ...page,
    raw,
    tag: undefined,
    brotli: compressPage(raw, 4),
    policy: page.policy.replace("style-src 'self'", `style-src 'self' ${styleSource}`),
  };
}
