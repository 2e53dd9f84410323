import { cardAuthCalls } from '@shop/shared/contracts';
import { cardAuthSchemas } from '@shop/shared/contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps, setCookies } from '../../../platform/auth/cookies';
import { addMs, hoursMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import {
  createHolder,
  deleteExpiredTransactions,
  isHolder,
  resultFor,
  startTransaction,
} from './card-auth.service';

const HOLDER_COOKIE = 'authHolder';
const HOLDER_AGE_S = 600;

const holderOf = ({ cookies }: FastifyRequest): string | undefined =>
  isHolder(cookies[HOLDER_COOKIE]) ? cookies[HOLDER_COOKIE] : undefined;

/**
 * One holder per browser, so that a second start does not invalidate the first tab's transaction.
 */
function setHolderCookie(request: FastifyRequest, reply: FastifyReply): string {
  const holder = holderOf(request) ?? createHolder();
  reply.setCookie(HOLDER_COOKIE, holder, {
    path: '/',
    maxAge: HOLDER_AGE_S,
    sameSite: 'lax',
    secure: isHttps(request),
    httpOnly: true,
  });
  return holder;
}

export const cardAuthModule: Module = {
  name: 'card-auth',
  jobs: ({ jobs, db, clock }) => {
    jobs.everyInCluster('card-auth.delete-expired', hoursMs(1), async () => {
      await deleteExpiredTransactions(db, addMs(clock.now(), -hoursMs(1)));
    });
  },
  routes: (deps) => {
    const { cardAuth } = deps.adapters;
    if (!cardAuth) return [];
    return [
      route(
        cardAuthCalls.start,
        cardAuthSchemas.start,
        async ({ request, reply }) => {
          const opened = await startTransaction(deps, cardAuth, setHolderCookie(request, reply));
          return { ...opened, expiresAt: opened.expiresAt.toISOString() };
        },
        { limit: 'signIn' },
      ),
      route(
        cardAuthCalls.result,
        cardAuthSchemas.result,
        async ({ params, request, reply }) => {
          const holder = holderOf(request);
          const result = await resultFor(deps, cardAuth, params.transactionId, holder);
          // The cookie this browser keeps from now on; the login compares it.
          if (result.state === 'APPROVED') setCookies(request, reply, { lid: result.lid });
          return result;
        },
        { limit: 'poll' },
      ),
    ];
  },
};
