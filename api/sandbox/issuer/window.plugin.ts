import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sql } from '../../src/platform/db/sql';
import type { Deps } from '../../src/platform/deps';
import type { WindowResult } from '../../src/ports';
import { acceptForms, fontsAddress, sendWindow } from '../card-window/window.reply';
import { issuerKey } from './gateway';
import {
  type Authorization,
  type Fault,
  findAuthorization,
  recordDecision,
} from './issuer.repository';
import { sign } from './signature';
import { closedPage, windowPage } from './window.html';

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
};

/** The URL back to the shop, with the result and the company's signature. */
function returnUrlWith(deps: Deps, authorization: Authorization, result: WindowResult): string {
  const { merchantOrderNo: paymentNo, nonce, returnUrl } = authorization;
  const signature = sign(issuerKey(deps), { paymentNo, nonce, result });
  return `${returnUrl}?${new URLSearchParams({ paymentNo, nonce, result, signature })}`;
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
      );
    });
    scope.post<{ Params: { tid: string }; Body: { answer?: string } }>(
      '/sandbox/issuer/:tid',
      async (request, reply) => {
        const authorization = await findAuthorization(deps.db, request.params.tid);
        const isLate = authorization && authorization.expiresAt <= deps.clock.now();
        const outcome = outcomes[isLate ? 'timeout' : (request.body?.answer ?? '')];
        const fonts = await fontsAddress(deps);
        if (!authorization || !outcome) return sendWindow(reply, 404, closedPage(fonts));
        const isFirst = await recordDecision(
          deps.db,
          authorization.tid,
          outcome.state,
          outcome.fault,
        );
        if (!isFirst) return sendWindow(reply, 410, closedPage(fonts));
        return reply.redirect(returnUrlWith(deps, authorization, outcome.result), 303);
      },
    );
    done();
  });
}
