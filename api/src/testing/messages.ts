import { z } from 'zod';
import { remind, sendWaiting } from '../modules/service/notification';
import { sql } from '../platform/db/sql';
import type { TestShop } from './shop';

const messageRow = z.object({
  key: z.string(),
  channel: z.string(),
  step: z.string(),
  receiverEnc: z.string(),
  textEnc: z.string(),
  urlEnc: z.string(),
});

export interface SentMessage {
  key: string;
  channel: string;
  step: string;
  receiver: string;
  text: string;
  url: string;
}

/** What the jobs of the process do for notifications. */
export async function deliverMessages({ deps }: TestShop): Promise<void> {
  await remind(deps);
  await deps.outbox.drain();
  await sendWaiting(deps);
}

/** The key of a push names its device too. */
const messages = sql`
  select m.key, m.channel, n.step, m.receiver_enc, m.text_enc, m.url_enc
  from sandbox_message m join notification n on split_part(m.key, '@', 1) = n.key`;

const opened = (
  { secrets }: TestShop['deps'],
  { receiverEnc, textEnc, urlEnc, ...row }: z.infer<typeof messageRow>,
): SentMessage => ({
  ...row,
  receiver: secrets.open(receiverEnc),
  text: secrets.open(textEnc),
  url: secrets.open(urlEnc),
});

/** What the simulated provider has sent about an order, in the order of the steps. */
export async function messagesOf({ db, deps }: TestShop, orderNo: string): Promise<SentMessage[]> {
  const rows = await db.rows(
    messageRow,
    sql`
    ${messages} where n.order_no = ${orderNo} order by n.notification_no`,
  );
  return rows.map((row) => opened(deps, row));
}

/** What the simulated providers have sent to a member by all channels, the oldest first. */
export async function messagesTo(
  { db, deps }: Pick<TestShop, 'db' | 'deps'>,
  memberNo: number,
): Promise<SentMessage[]> {
  const rows = await db.rows(
    messageRow,
    sql`
    ${messages} where n.member_no = ${memberNo} order by n.notification_no`,
  );
  return rows.map((row) => opened(deps, row));
}

const codeRow = z.object({ receiverEnc: z.string(), textEnc: z.string() });

/** The code that was last sent to a phone (digits only) or mail address. */
export async function codeSentTo({ db, deps }: TestShop, receiver: string): Promise<string> {
  const rows = await db.rows(
    codeRow,
    sql`select receiver_enc, text_enc from sandbox_message where key like 'code:%' order by sent_at, key`,
  );
  const { open } = deps.secrets;
  const texts = rows.filter((row) => open(row.receiverEnc) === receiver);
  const code = /\d{6}/.exec(open(texts.at(-1)?.textEnc ?? deps.secrets.seal('')))?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${receiver}.`);
  return code;
}

/** How many warnings that a contact was changed went to a phone. */
export async function warningsTo({ db, deps }: TestShop, receiver: string): Promise<number> {
  const rows = await db.rows(
    codeRow,
    sql`select receiver_enc, text_enc from sandbox_message where template_code = 'CONTACT_CHANGED'`,
  );
  return rows.filter((row) => deps.secrets.open(row.receiverEnc) === receiver).length;
}
