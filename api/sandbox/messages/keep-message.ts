import { sql } from '../../src/platform/db/sql';
import type { AdapterDeps } from '../../src/platform/deps';

interface KeptMessage {
  key: string;
  channel: 'MESSAGE' | 'EMAIL' | 'PUSH';
  templateCode: string;
  receiver: string;
  text: string;
  url: string;
}

/** A provider's records: each key once. */
export const keepMessage = (
  { db, clock, secrets }: AdapterDeps,
  { key, channel, templateCode, receiver, text, url }: KeptMessage,
): Promise<number> =>
  db.run(sql`
    insert into sandbox_message (key, channel, template_code, receiver_enc, text_enc, url_enc, sent_at)
    values (${key}, ${channel}, ${templateCode}, ${secrets.seal(receiver)}, ${secrets.seal(text)}, ${secrets.seal(url)},
      ${clock.now()})
    on conflict do nothing`);
