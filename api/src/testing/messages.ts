import { z } from 'zod';
import { remind, sendWaiting } from '../modules/service/notification';
import { sql } from '../platform/db/sql';
import type { TestShop } from './shop';

const messageRow = z.object({
  key: z.string(),
  step: z.string(),
  receiverEnc: z.string(),
  textEnc: z.string(),
  url: z.string(),
});

export interface SentMessage {
  key: string;
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

/** What the simulated provider has sent about an order, in the order of the steps. */
export async function messagesOf({ db, deps }: TestShop, orderNo: string): Promise<SentMessage[]> {
  const rows = await db.rows(
    messageRow,
    sql`
    select m.key, m.template_code as step, m.receiver_enc, m.text_enc, m.url
    from sandbox_message m join notification n using (key)
    where n.order_no = ${orderNo} order by n.notification_no`,
  );
  const { open } = deps.secrets;
  return rows.map(({ receiverEnc, textEnc, ...row }) => ({
    ...row,
    receiver: open(receiverEnc),
    text: open(textEnc),
  }));
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
