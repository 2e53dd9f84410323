import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { AppError, isAppError, notFound } from '../../../platform/errors';
import type { WebhookReading } from '../../../ports';
import { inquireAndApply } from './decide';
import { findPayment, type Payment } from './payment.repository';

const MAX_BYTES = 65_536;

type Event = WebhookReading & { kind: 'event' };

/** Deposit notices of some gateways carry a secret of the payment in place of a signature. */
function hasSecret(deps: Deps, { secret }: Event, { webhookSecretEnc }: Payment): boolean {
  if (secret === undefined) return true;
  if (!webhookSecretEnc) return false;
  const expected = Buffer.from(deps.secrets.open(webhookSecretEnc));
  const received = Buffer.from(secret);
  return expected.length === received.length && timingSafeEqual(expected, received);
}

/** Notes the event, once, and that the payment has to be read. @returns false for a repeated event */
const noteEvent = (deps: Deps, { eventId, paymentNo }: Event): Promise<boolean> =>
  deps.db.tx(async (tx) => {
    const now = deps.clock.now();
    const isNew = await tx.run(sql`
      insert into payment_webhook (event_id, payment_no, received_at)
      values (${eventId}, ${paymentNo}, ${now}) on conflict do nothing`);
    if (isNew === 0) return false;
    // A request in flight has its own schedule: its inquiry would find nothing yet.
    await tx.run(sql`
      update payment set inquire_at = ${now}
      where payment_no = ${paymentNo} and state not in ('READY', 'AUTHENTICATING', 'APPROVING')`);
    return true;
  });

async function receive(deps: Deps, request: FastifyRequest): Promise<{ code: string }> {
  const { gateway } = deps.adapters;
  const body = typeof request.body === 'string' ? request.body : '';
  const event = gateway.readWebhook({ headers: request.headers, body });
  if (event.kind === 'forged') throw forged();
  if (event.kind === 'invalid')
    throw new AppError(400, 'WEBHOOK_INVALID', 'This is no event of the payment gateway.');
  const payment = await findPayment(deps.db, event.paymentNo);
  if (!payment) throw notFound('This payment is unknown.');
  if (!hasSecret(deps, event, payment)) throw forged();
  if (!(await noteEvent(deps, event))) return { code: 'REPEATED' };
  const noted = await findPayment(deps.db, event.paymentNo);
  // The event is only a hint. The inquiry job repeats what fails here.
  if (noted?.inquireAt && noted.state !== 'APPROVING') {
    await inquireAndApply(deps, gateway, noted).catch((error: unknown) =>
      deps.log.error({ err: error, paymentNo: noted.paymentNo }, 'the inquiry job takes over'),
    );
  }
  return { code: '0000' };
}

const forged = () => new AppError(401, 'WEBHOOK_FORGED', 'The signature is wrong.');

/**
 * What the gateway reports by itself: deposits and changes of a payment. Raw text, because the signature covers
 * its bytes. Every notice is answered, and refused ones are one line in the log, without their content.
 */
export async function registerWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_, body, next) =>
      next(null, body),
    );
    scope.post('/payment/v1/webhook', async (request) => {
      try {
        return await receive(deps, request);
      } catch (error) {
        const { status, code } = isAppError(error) ? error : { status: undefined, code: undefined };
        deps.log.warn({ status, code }, 'a payment webhook was refused');
        throw error;
      }
    });
    done();
  });
}
