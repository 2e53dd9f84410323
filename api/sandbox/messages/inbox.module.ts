import { z } from 'zod';
import { sql } from '../../src/platform/db/sql';
import type { Module } from '../../src/platform/deps';
import { fontsAddress, sendWindow } from '../card-window/window.reply';
import { INBOX_PATH, inboxPage } from './inbox.html';

const MAX_SHOWN = 30;

const messageRow = z.object({
  receiverEnc: z.string(),
  textEnc: z.string(),
  urlEnc: z.string(),
  sentAt: z.date(),
});

/** The page with the messages that the sandbox keeps, codes among them. */
export const inboxModule: Module = {
  name: 'sandbox messages',
  plugin: async (app, deps) => {
    const { db, secrets } = deps;
    app.get(INBOX_PATH, async (_request, reply) => {
      const rows = await db.rows(
        messageRow,
        sql`select receiver_enc, text_enc, url_enc, sent_at from sandbox_message
          where channel <> 'PUSH' order by sent_at desc, key desc limit ${MAX_SHOWN}`,
      );
      const messages = rows.map(({ receiverEnc, textEnc, urlEnc, sentAt }) => ({
        receiver: secrets.open(receiverEnc),
        text: secrets.open(textEnc),
        url: secrets.open(urlEnc),
        sentAt,
      }));
      return sendWindow(reply, 200, inboxPage(messages, await fontsAddress(deps)));
    });
  },
};
