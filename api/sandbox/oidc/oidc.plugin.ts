import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../src/platform/deps';
import { acceptForms, fontsAddress, sendWindow } from '../card-window/window.reply';
import { accountsPage, refusedAccountsPage } from './oidc.html';
import { choices, personOf } from './persons';
import { createSandboxProvider, OIDC_PATH } from './provider';

const AUTHORIZE = `${OIDC_PATH}/authorize`;

const queryOf = (request: FastifyRequest): URLSearchParams =>
  new URL(request.url, 'http://sandbox.invalid').searchParams;

type Form = Record<string, string> | null;

/** The provider as a server: its page for persons, and its endpoints for the shop's server. */
export async function registerOidcProvider(app: FastifyInstance, deps: Deps): Promise<void> {
  const provider = createSandboxProvider(deps);
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.get(AUTHORIZE, async (request, reply) => {
      const fonts = await fontsAddress(deps);
      return provider.requestOf(queryOf(request))
        ? sendWindow(reply, 200, accountsPage(choices, fonts))
        : sendWindow(reply, 400, refusedAccountsPage(fonts));
    });
    scope.post<{ Body: Form }>(AUTHORIZE, async (request, reply) => {
      const asked = provider.requestOf(queryOf(request));
      if (!asked) return sendWindow(reply, 400, refusedAccountsPage(await fontsAddress(deps)));
      const person = personOf(request.body?.person ?? '');
      return reply.redirect(await provider.returnUrl(asked, person), 303);
    });
    scope.route<{ Body: Form; Params: { '*': string } }>({
      method: ['GET', 'POST'],
      url: `${OIDC_PATH}/*`,
      handler: async (request, reply) => {
        const answer = await provider.answer(
          `/${request.params['*']}`,
          new URLSearchParams(request.body ?? {}),
          request.headers.authorization ?? '',
        );
        const { status, body } = answer ?? { status: 404, body: {} };
        return reply.status(status).send(body);
      },
    });
    done();
  });
}
