import { safeReturnTo } from '@shop/shared/domain';
import { escapeHtml } from '@shop/shared/node';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { beginSignIn } from '../../src/modules/member/member';
import { setCookies } from '../../src/platform/auth/cookies';
import type { Deps } from '../../src/platform/deps';
import { framedPage } from '../card-window/frame.html';
import { acceptForms, fontsAddress, sendWindow } from '../card-window/window.reply';
import { createSandboxIdentity } from './identity';

const PATH = '/sandbox/identity/open';

const query = z.object({ cno: z.string().min(1).max(40), to: z.string().max(500).default('/') });

const page = (body: string, fonts: string): string =>
  framedPage('체험용 로그인', '체험용 로그인', body, fonts);

/** A page with one button, because following a link must not sign a visitor in without a confirmation. */
const openPage = (name: string, to: string, fonts: string): string =>
  page(
    `<h1>${escapeHtml(name)}님으로 열까요?</h1>
<dl><div><dt>열 페이지</dt><dd>${escapeHtml(to)}</dd></div></dl>
<form method="post"><button class="primary" autofocus>로그인하고 열기</button></form>`,
    fonts,
  );

const unknownPage = (fonts: string): string =>
  page(
    '<h1>열 수 없는 링크예요</h1><p>이 쇼핑몰에 없는 회원이에요. 링크를 다시 만들어 주세요.</p>',
    fonts,
  );

/**
 * The link of `npm run state`: signs this browser in as a customer of the sandbox and opens a page. The link can be
 * opened any number of times.
 */
export async function registerOpenLink(app: FastifyInstance, deps: Deps): Promise<void> {
  const identity = createSandboxIdentity(deps);

  const linkOf = async (given: unknown) => {
    const { success, data } = query.safeParse(given);
    const customer = success ? await identity.customerOf(data.cno) : undefined;
    return customer && { ...customer, to: safeReturnTo(data?.to, '/') };
  };
  const refuse = async (reply: FastifyReply) =>
    sendWindow(reply, 404, unknownPage(await fontsAddress(deps)));

  await app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.get(PATH, async (request, reply) => {
      const link = await linkOf(request.query);
      if (!link) return refuse(reply);
      return sendWindow(reply, 200, openPage(link.name, link.to, await fontsAddress(deps)));
    });
    scope.post(PATH, async (request, reply) => {
      const link = await linkOf(request.query);
      if (!link) return refuse(reply);
      const lid = await identity.issueLid(link.cno, 'NONE');
      await beginSignIn(deps, lid, request, reply);
      setCookies(request, reply, { lid });
      const back = new URLSearchParams({ lid, returnTo: link.to });
      return reply.header('cache-control', 'no-store').redirect(`/auth/callback?${back}`, 303);
    });
    done();
  });
}
