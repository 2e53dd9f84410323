import { z } from 'zod';
import { remind, sendWaiting } from '../modules/service/notification';
import { sql } from '../platform/db/sql';
import type { TestShop } from './shop';

const messageRow = z.object({
  key: z.string(),
  step: z.string(),
  receiverEnc: z.string(),
  textEnc: z.string(),
  urlEnc: z.string(),
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
    select m.key, m.template_code as step, m.receiver_enc, m.text_enc, m.url_enc
    from sandbox_message m join notification n using (key)
    where n.order_no = ${orderNo} order by n.notification_no`,
  );
  const { open } = deps.secrets;
  return rows.map(({ receiverEnc, textEnc, urlEnc, ...row }) => ({
    ...row,
    receiver: open(receiverEnc),
    text: open(textEnc),
    url: open(urlEnc),
  }));
}
