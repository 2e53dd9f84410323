import { ADULT_AGE } from '@shop/shared/domain';
import type { FastifyInstance } from 'fastify';
import { listMembers } from '../../src/modules/member/member';
import type { Deps } from '../../src/platform/deps';
import { acceptForms, fontsAddress, sendWindow } from '../card-window/window.reply';
import { createSandboxVerification, type PageOutcome, VERIFICATION_PATH } from './verification';
import { refusedVerificationPage, verificationPage } from './verification.html';

interface Form {
  birth?: string;
  outcome?: string;
}

/** Any other value of the form is a failed verification. */
function outcomeOf({ birth, outcome }: Form): PageOutcome {
  if (birth && /^\d{8}$/.test(birth)) return { result: 'VERIFIED', birth };
  return { result: outcome === 'CANCELED' || outcome === 'SLOW' ? outcome : 'FAILED' };
}

/** Turns 18 this year: a year too young. */
const minorBirthOf = (now: Date): string => `${now.getUTCFullYear() - ADULT_AGE + 1}0101`;

/** The page of the provider that proves a person's age. */
export async function registerVerificationPage(app: FastifyInstance, deps: Deps): Promise<void> {
  const provider = createSandboxVerification(deps);
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    const requestOf = (query: { request?: unknown }) =>
      provider.open(typeof query.request === 'string' ? query.request : '');
    scope.get<{ Querystring: { request?: unknown } }>(VERIFICATION_PATH, async (request, reply) => {
      const fonts = await fontsAddress(deps);
      if (!(await requestOf(request.query)))
        return sendWindow(reply, 410, refusedVerificationPage(fonts));
      const subjects = await listMembers(deps.db, deps.secrets);
      const html = verificationPage(subjects, minorBirthOf(deps.clock.now()), fonts);
      return sendWindow(reply, 200, html);
    });
    scope.post<{ Querystring: { request?: unknown }; Body: Form | null }>(
      VERIFICATION_PATH,
      async (request, reply) => {
        const opened = await requestOf(request.query);
        if (!opened)
          return sendWindow(reply, 410, refusedVerificationPage(await fontsAddress(deps)));
        return reply.redirect(await provider.returnUrl(opened, outcomeOf(request.body ?? {})), 303);
      },
    );
    done();
  });
}
