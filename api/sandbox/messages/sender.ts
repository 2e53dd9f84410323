import { z } from 'zod';
import { sql } from '../../src/platform/db/sql';
import type { AdapterDeps } from '../../src/platform/deps';
import type { MessageSender } from '../../src/ports';

const sentRow = z.object({ textEnc: z.string(), sentAt: z.date() });

/** 010 and the numbers before it. */
const MOBILE = /^01\d{8,9}$/;

/** The provider's records: each key once, and numbers that no phone has are refused. */
export const createSandboxMessages = ({ db, clock, secrets }: AdapterDeps): MessageSender => ({
  send: async ({ key, templateCode, receiver, text, url }) => {
    if (!MOBILE.test(receiver)) return 'refused';
    await db.run(sql`
      insert into sandbox_message (key, template_code, receiver_enc, text_enc, url_enc, sent_at)
      values (${key}, ${templateCode}, ${secrets.seal(receiver)}, ${secrets.seal(text)}, ${secrets.seal(url)}, ${clock.now()})
      on conflict (key) do nothing`);
    return 'sent';
  },
});

/** What was sent about an order, the newest first. */
export async function sentMessages(
  { db, secrets }: Pick<AdapterDeps, 'db' | 'secrets'>,
  orderNo: string,
): Promise<{ text: string; sentAt: string }[]> {
  const rows = await db.rows(
    sentRow,
    sql`
    select m.text_enc, m.sent_at from sandbox_message m join notification n using (key)
    where n.order_no = ${orderNo} order by n.notification_no desc`,
  );
  return rows.map(({ textEnc, sentAt }) => ({
    text: secrets.open(textEnc),
    sentAt: sentAt.toISOString(),
  }));
}
