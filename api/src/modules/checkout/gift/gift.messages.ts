import { paths } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs, hoursMs, minutesMs } from '../../../platform/clock';
import { isDue } from '../../../platform/db/due';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { cardOf, findGiftOfOrder, receiverOf, tokenOf } from '../gift-state';

const waitingRow = z.object({
  key: z.string(),
  orderNo: z.string(),
  step: z.enum(['GIFT_SENT', 'GIFT_REMIND']),
  happenedAt: z.date(),
  tries: z.number(),
});
type Waiting = z.infer<typeof waitingRow>;

const RETRY_MS = minutesMs(2);
/** An older message is not sent any more. */
const NEWS_MS = hoursMs(24);
const PARALLEL = 4;
const SHOWN_DAYS = 90;

/** What is left of the deadline when the receiver is reminded: after 3 and 6 days, and in the last 3 hours. */
const reminders = [
  { name: 'd3', leftMs: daysMs(4) },
  { name: 'd6', leftMs: daysMs(1) },
  { name: 'h3', leftMs: hoursMs(3) },
] as const;

/**
 * Queues each reminder once, of the acceptance and of the address. Of several that are due only the last is sent,
 * so that a time at which nothing ran makes no crowd. @returns how many
 */
export async function remindReceivers(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  let count = 0;
  for (const [at, { name, leftMs }] of reminders.entries()) {
    const next = reminders[at + 1]?.leftMs ?? 0;
    count += await deps.db.run(sql`
      insert into gift_message (key, gift_no, step, happened_at, next_at)
      select 'gift:' || gift_no || ':' || state || ':' || ${name}::text, gift_no, 'GIFT_REMIND', ${now}, ${now} from gift
      where due_at <= ${addMs(now, leftMs)} and due_at > ${addMs(now, next)} and not (is_voucher and state = 'ACCEPTED')
      on conflict (key) do nothing`);
  }
  return count;
}

/** Begins a try of those that wait longest; another process does not try the same ones meanwhile. */
const takeWaiting = ({ db, clock }: Deps): Promise<Waiting[]> => {
  const now = clock.now();
  return db.rows(
    waitingRow,
    sql`
    update gift_message m set tries = m.tries + 1, next_at = ${addMs(now, RETRY_MS)} from gift f
    where f.gift_no = m.gift_no and m.key in (
      select key from gift_message where state = 'WAITING' and ${isDue(sql`next_at`, now, RETRY_MS)}
      order by next_at, key limit ${PARALLEL} for update skip locked)
    returning m.key, f.order_no, m.step, m.happened_at, m.tries`,
  );
};

/** The words of each template, with `#{name}` for a value, as they are registered with the provider. */
const templates = {
  GIFT_SENT: '#{senderName}님이 보낸 선물이 도착했어요. #{until}까지 받아 주세요.',
  GIFT_REMIND:
    '#{senderName}님이 보낸 선물이 기다리고 있어요. #{until}까지 #{missing} 보낸 분에게 돌아가요.',
} as const;

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/#\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** @returns how it ended @throws what the provider throws */
async function deliver(deps: Deps, one: Waiting): Promise<'SENT' | 'REFUSED' | 'DROPPED'> {
  const { db, secrets, config, clock, adapters } = deps;
  const gift = await findGiftOfOrder(db, one.orderNo);
  // What nobody waits for any more needs no message.
  if (!gift?.dueAt || clock.now().getTime() - one.happenedAt.getTime() > NEWS_MS) return 'DROPPED';
  const variables = {
    senderName: cardOf(secrets, gift).senderName,
    until: dottedDateTime(gift.dueAt.getTime()),
    missing: gift.state === 'ACCEPTED' ? '배송지를 입력하지 않으면' : '받지 않으면',
  };
  const outcome = await adapters.messages.send({
    key: one.key,
    templateCode: one.step,
    receiver: receiverOf(secrets, gift).phone,
    variables,
    text: fill(templates[one.step], variables),
    url: new URL(paths.giftAccept(tokenOf(secrets, gift)), config.publicUrl).href,
  });
  return outcome === 'sent' ? 'SENT' : 'REFUSED';
}

async function sendOne(deps: Deps, one: Waiting): Promise<boolean> {
  try {
    const state = await deliver(deps, one);
    await deps.db.run(sql`
      update gift_message set state = ${state}, ended_at = ${deps.clock.now()}
      where key = ${one.key} and state = 'WAITING'`);
    return state === 'SENT';
  } catch (error) {
    // A provider may repeat the number in the text of its error, so only the error's name is logged.
    const failure = error instanceof Error ? error.name : 'unknown';
    const { step, tries } = one;
    deps.log.warn({ step, tries, failure }, 'a message of a gift is tried again later');
    return false;
  }
}

/** Sends the messages that wait to receivers. Several processes may run it at once. @returns how many were sent */
export async function sendGiftMessages(deps: Deps): Promise<number> {
  let sent = 0;
  for (let some = await takeWaiting(deps); some.length > 0; some = await takeWaiting(deps)) {
    const outcomes = await Promise.all(some.map((one) => sendOne(deps, one)));
    sent += outcomes.filter(Boolean).length;
  }
  return sent;
}

/** @returns how many */
export const deleteOldMessages = ({ db, clock }: Deps): Promise<number> =>
  db.run(sql`
    delete from gift_message where happened_at < ${addMs(clock.now(), -daysMs(SHOWN_DAYS))}`);
