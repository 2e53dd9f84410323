import { isPreviewToken, PREVIEW_PARAM, type PreviewedBuild } from '@shop/releases/preview';
import { isAppName } from '@shop/shared/contracts';
import { safeReturnTo } from '@shop/shared/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PreviewRefusal, Previews } from '../builds/previews';
import { plainPage, sendPlainPage } from '../http/plain-page';
import { END_PREVIEW_PATH } from './preview-badge';
import { CHANGE_PREVIEW_PATH } from './preview-chooser';

const refusalPage = (title: string, text: string): string =>
  plainPage({ title, texts: [text], button: { href: '/', label: '쇼핑몰로 가기' } });

const AGAIN = '새 링크는 빌드를 올린 분에게 받아 주세요.';
const refusals: Record<PreviewRefusal, { status: 403 | 404 | 410; html: string }> = {
  off: {
    status: 404,
    html: refusalPage('미리보기를 쓸 수 없어요', '이 쇼핑몰은 미리보기를 켜지 않았어요.'),
  },
  forged: {
    status: 403,
    html: refusalPage('올바른 미리보기 링크가 아니에요', `링크가 잘렸거나 바뀌었어요. ${AGAIN}`),
  },
  expired: {
    status: 410,
    html: refusalPage('미리보기 시간이 끝났어요', AGAIN),
  },
  unknown: {
    status: 404,
    html: refusalPage('미리 볼 빌드가 없어요', `빌드가 정리되었거나 손상되었어요. ${AGAIN}`),
  },
};

function refuse(reply: FastifyReply, { endCookie }: Previews, refusal: PreviewRefusal) {
  const { status, html } = refusals[refusal];
  return sendPlainPage(reply.header('set-cookie', endCookie), status, html);
}

/** The address without the token, so that it is neither shared nor kept in the history. */
function withoutToken(address: string): string {
  const [pathname = '/', query = ''] = address.split('?');
  const params = new URLSearchParams(query);
  params.delete(PREVIEW_PARAM);
  return safeReturnTo(params.size > 0 ? `${pathname}?${params}` : pathname, '/');
}

/** Opens the link of a preview; does nothing for any other request. */
export const openPreviewLink =
  (previews: Previews) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const query = request.url.split('?')[1];
    const token = query && new URLSearchParams(query).get(PREVIEW_PARAM);
    if (!token || !isPreviewToken(token)) return undefined;
    const begun = await previews.begin(token);
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if ('setCookie' in begun)
      return reply.header('set-cookie', begun.setCookie).redirect(withoutToken(request.url), 303);
    return refuse(reply, previews, begun.refusal);
  };

/** Limit of the chooser's form, which has one build id per app, bytes. */
const MAX_FORM_BYTES = 4_096;

/** The page that the badge was on; the shop's first page when the browser does not tell. */
function pageBefore({ headers }: FastifyRequest, publicUrl: string): string {
  const referer = headers.referer ?? '';
  return referer.startsWith(`${publicUrl}/`)
    ? safeReturnTo(referer.slice(publicUrl.length), '/')
    : '/';
}

/** The builds in the form of the chooser. An app with an empty field is shown in its released build. */
const chosenBuilds = (form: unknown): PreviewedBuild[] =>
  [...new URLSearchParams(typeof form === 'string' ? form : '')].flatMap(([app, build]) =>
    build && isAppName(app) ? [{ app, build }] : [],
  );

/** Serves the forms of the badge that change and end a preview. They are forms because browsers prefetch links. */
export function servePreviewForms(
  server: FastifyInstance,
  previews: Previews,
  publicUrl: string,
): void {
  server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    const goBack = (request: FastifyRequest, reply: FastifyReply, setCookie: string) =>
      reply
        .header('set-cookie', setCookie)
        .header('cache-control', 'no-store')
        .redirect(pageBefore(request, publicUrl), 303);
    scope.post(END_PREVIEW_PATH, (request, reply) => goBack(request, reply, previews.endCookie));
    scope.post(CHANGE_PREVIEW_PATH, async (request, reply) => {
      const cookie = request.headers.cookie ?? '';
      const changed = await previews.change(cookie, chosenBuilds(request.body));
      return 'setCookie' in changed
        ? goBack(request, reply, changed.setCookie)
        : refuse(reply, previews, changed.refusal);
    });
    done();
  });
}
