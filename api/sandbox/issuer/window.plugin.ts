import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sql } from '../../src/platform/db/sql';
import type { Deps } from '../../src/platform/deps';
import type { WindowResult } from '../../src/ports';
import { acceptForms, fontsAddress, sendWindow } from '../card-window/window.reply';
import type { Fault } from './faults';
import { issuerKey } from './gateway';
import { type Authorization, findAuthorization, recordDecision } from './issuer.repository';
import { sign } from './signature';
import { closedPage, postReturnPage, providersOf, windowPage } from './window.html';

const nameRow = z.object({ name: z.string() });

/** Outcome of a click in the window. */
interface WindowOutcome {
  state: 'AUTHENTICATED' | 'DECLINED' | 'CANCELED';
  result: WindowResult;
  fault: Fault;
}

/** By the value of the clicked button. */
const outcomes: Record<string, WindowOutcome> = {
  approve: { state: 'AUTHENTICATED', result: 'approved', fault: 'NONE' },
  close: { state: 'CANCELED', result: 'canceled', fault: 'NONE' },
  decline: { state: 'DECLINED', result: 'declined', fault: 'NONE' },
  timeout: { state: 'CANCELED', result: 'timeout', fault: 'NONE' },
  'decline-later': { state: 'AUTHENTICATED', result: 'approved', fault: 'DECLINE' },
  'unknown-paid': { state: 'AUTHENTICATED', result: 'approved', fault: 'TIMEOUT_PAID' },
  'unknown-lost': { state: 'AUTHENTICATED', result: 'approved', fault: 'TIMEOUT_LOST' },
  garbage: { state: 'AUTHENTICATED', result: 'approved', fault: 'GARBAGE' },
  'wrong-amount': { state: 'AUTHENTICATED', result: 'approved', fault: 'WRONG_AMOUNT' },
  delay: { state: 'AUTHENTICATED', result: 'approved', fault: 'DELAY' },
  'post-return': { state: 'AUTHENTICATED', result: 'approved', fault: 'NONE' },
};

/** The URL back to the shop, with the result and the company's signature. */
const returnUrlWith = (deps: Deps, authorization: Authorization, result: WindowResult): string =>
  `${authorization.returnUrl}?${new URLSearchParams(returnFields(deps, authorization, result))}`;

function returnFields(deps: Deps, authorization: Authorization, result: WindowResult) {
  const { merchantOrderNo: paymentNo, nonce } = authorization;
  return {
    paymentNo,
    nonce,
    result,
    signature: sign(issuerKey(deps), { paymentNo, nonce, result }),
  };
}

/** This machine by its other name, which browsers take for another site. */
function otherSite(request: FastifyRequest): string {
  const host = String(request.headers['x-forwarded-host'] ?? request.headers.host ?? '');
  const names: [RegExp, string][] = [
    [/^localhost(?=:|$)/, '127.0.0.1'],
    [/^127\.0\.0\.1(?=:|$)/, 'localhost'],
  ];
  const [pattern, name] = names.find(([one]) => one.test(host)) ?? [/^/, ''];
  return `${String(request.headers['x-forwarded-proto'] ?? 'http')}://${host.replace(pattern, name)}`;
}

const cardNameOf = async (deps: Deps, cardCd: string): Promise<string> =>
  (await deps.db.maybe(nameRow, sql`select name from card_company where card_cd = ${cardCd}`))
    ?.name ?? '카드';

/** The card company's window: a page of its own, below our origin because this is the sandbox. */
export async function registerIssuerWindow(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.get<{ Params: { tid: string } }>('/sandbox/issuer/:tid', async (request, reply) => {
      const authorization = await findAuthorization(deps.db, request.params.tid);
      const fonts = await fontsAddress(deps);
      if (!authorization) return sendWindow(reply, 404, closedPage(fonts));
      if (authorization.state !== 'OPEN') return sendWindow(reply, 410, closedPage(fonts));
      if (authorization.expiresAt <= deps.clock.now()) {
        return reply.redirect(returnUrlWith(deps, authorization, 'timeout'), 303);
      }
      return sendWindow(
        reply,
        200,
        windowPage(authorization, await cardNameOf(deps, authorization.cardCd), fonts),
        otherSite(request),
      );
    });
    scope.get<{ Params: { tid: string } }>(
      '/sandbox/issuer/:tid/return',
      async (request, reply) => {
        const authorization = await findAuthorization(deps.db, request.params.tid);
        const fonts = await fontsAddress(deps);
        if (authorization?.state !== 'AUTHENTICATED')
          return sendWindow(reply, 410, closedPage(fonts));
        const fields = returnFields(deps, authorization, 'approved');
        const shop = otherSite(request);
        const page = postReturnPage(`${shop}${authorization.returnUrl}`, fields, fonts);
        return sendWindow(reply, 200, page, shop);
      },
    );
    scope.post<{ Params: { tid: string }; Body: { answer?: string; provider?: string } }>(
      '/sandbox/issuer/:tid',
      async (request, reply) => {
        const authorization = await findAuthorization(deps.db, request.params.tid);
        const isLate = authorization && authorization.expiresAt <= deps.clock.now();
        const outcome = outcomes[isLate ? 'timeout' : (request.body?.answer ?? '')];
        const fonts = await fontsAddress(deps);
        if (!authorization || !outcome) return sendWindow(reply, 404, closedPage(fonts));
        const { tid } = authorization;
        const names = providersOf(authorization.method);
        const provider = names.find((name) => name === request.body?.provider) ?? names[0] ?? '';
        const isFirst = await recordDecision(deps.db, tid, outcome.state, outcome.fault, provider);
        if (!isFirst) return sendWindow(reply, 410, closedPage(fonts));
        if (request.body?.answer === 'post-return' && !isLate)
          return reply.redirect(`${otherSite(request)}/api/sandbox/issuer/${tid}/return`, 303);
        return reply.redirect(returnUrlWith(deps, authorization, outcome.result), 303);
      },
    );
    done();
  });
}
