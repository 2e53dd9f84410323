import { hashOf } from '@shop/releases/builds';
import { compressPage } from '../http/compress-page';
import type { RenderedPage } from '../render/render-job';
import { chooserHtml, type PreviewShown } from './preview-chooser';
import { previewScript, previewStyle } from './preview-style';

/** Where the badge's button leads. */
export const END_PREVIEW_PATH = '/builds/preview/end';

const sourceOf = (text: string): string => `'${hashOf(Buffer.from(text))}'`;
const [styleSource, scriptSource] = [sourceOf(previewStyle), sourceOf(previewScript)];

/** Most builds that the badge lists by id. With more builds it lists only the names of the apps. */
const MAX_NAMED = 2;

const nameOf = ({ previewed }: PreviewShown): string => {
  const isLong = previewed.length > MAX_NAMED;
  return previewed.map(({ app, build }) => (isLong ? app : `${app} ${build}`)).join(', ');
};

/** Outside the element that React hydrates. The build's id has letters, digits, - and _ only. */
const badge = (shown: PreviewShown): string =>
  `<style>${previewStyle}</style><aside id="shop-preview" aria-label="미리보기"><div class="badge"><details><summary>미리보기: ${nameOf(shown)}</summary>${chooserHtml(shown)}</details><form class="end" method="post" action="${END_PREVIEW_PATH}"><button>끝내기</button></form></div></aside><script>${previewScript}</script>`;

/** Adds the badge to a rendered page, whose bytes may be another visitor's too and stay as they are. */
export function withBadge(page: RenderedPage, shown: PreviewShown): RenderedPage {
  const html = Buffer.from(page.raw.buffer, page.raw.byteOffset, page.raw.byteLength).toString();
  // The last one: in the page's data every `<` is escaped.
  const end = html.lastIndexOf('</body>');
  const raw = Buffer.from(html.slice(0, end) + badge(shown) + html.slice(end));
  return {
    ...page,
    raw,
    tag: undefined,
    brotli: compressPage(raw, 4),
    policy: page.policy
      .replace("style-src 'self'", `style-src 'self' ${styleSource}`)
      .replace('script-src ', `script-src ${scriptSource} `),
  };
}
