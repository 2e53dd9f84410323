import { type CardAuthTicket, memberTypes } from '@shop/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../src/platform/deps';
import { isAppError } from '../../src/platform/errors';
import { acceptForms, fontsAddress, sendWindow } from '../card-window/window.reply';
import { approvalPage, decidedPage, refusedPage } from './card-app.html';
import { CARD_APP_PATH, createSandboxCardAuth } from './card-auth';
import { createSandboxIdentity } from './identity';

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

const ticketOf = (query: Record<string, unknown>): CardAuthTicket => ({
  bizId: text(query.bizId),
  transactionId: text(query.transactionId),
  serviceCert: text(query.serviceCert),
  programId: text(query.programId),
});

/** The phone's part of signing in with the card company's app, as a page for any browser. */
export async function registerCardApp(app: FastifyInstance, deps: Deps): Promise<void> {
  const cardAuth = createSandboxCardAuth(deps);
  const identity = createSandboxIdentity(deps);
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.get<{ Querystring: Record<string, unknown> }>(CARD_APP_PATH, async (request, reply) => {
      const fonts = await fontsAddress(deps);
      const open = await cardAuth.waiting(ticketOf(request.query));
      if (!open) return sendWindow(reply, 410, refusedPage(fonts));
      const approvers = (await identity.sampleMembers()).map((member) => ({
        ...member,
        typeName: memberTypes[member.typeCode].name,
      }));
      return sendWindow(reply, 200, approvalPage(open.checkNumber, approvers, fonts));
    });
    scope.post<{
      Querystring: Record<string, unknown>;
      Body: { cno?: string; cancel?: string } | null;
    }>(CARD_APP_PATH, async (request, reply) => {
      const fonts = await fontsAddress(deps);
      const cno = text(request.body?.cno);
      const isDecided = await cardAuth
        .recordDecision(
          ticketOf(request.query),
          cno ? { kind: 'approve', cno } : { kind: 'cancel' },
        )
        .catch((error) => {
          if (isAppError(error)) return false;
          throw error;
        });
      return isDecided
        ? sendWindow(reply, 200, decidedPage(Boolean(cno), fonts))
        : sendWindow(reply, 410, refusedPage(fonts));
    });
    done();
  });
}
