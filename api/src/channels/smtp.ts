import { createHash } from 'node:crypto';
import { site } from '@shop/shared/contracts';
import { escapeHtml } from '@shop/shared/node';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Email, EmailSender } from '../ports';

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps:`. */
  url: string;
  /** The sender's address. */
  from: string;
}

const smtpError = z.object({ responseCode: z.number(), command: z.string() });

/** The mailbox does not exist or refuses the shop. Any other failure may be the server's. */
const isRefusal = (error: unknown): boolean => {
  const { success, data } = smtpError.safeParse(error);
  return success && data.command === 'RCPT TO' && data.responseCode >= 550;
};

/** Half a hash of the key, at the sender's domain. */
const messageIdOf = (key: string, from: string): string => {
  const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return `<${id}@${
    from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') ?? 'shop'
  }>`;
};

const plainOf = ({ title, text, url, refuseUrl }: Email): string =>
  [title, text, url, refuseUrl && `무료 수신 거부: ${refuseUrl}`].filter(Boolean).join('\n\n');

function htmlOf({ title, text, url, refuseUrl }: Email): string {
  const refusal = refuseUrl
    ? `<p><a href="${escapeHtml(refuseUrl)}">무료 수신 거부(unsubscribe)</a></p>`
    : '';
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>
<p><a href="${escapeHtml(url)}">자세히 보기</a></p>
<hr><p>${site.name} 고객센터 ${site.customerServicePhone}</p>${refusal}</html>`;
}

/** Mails by SMTP. A repeated key has the same Message-ID, by which mailboxes drop the second copy. */
export function createSmtp({ url, from }: SmtpSettings): EmailSender {
  const transport = createTransport(url, { from: { name: site.name, address: from } });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({
          to: { name: '', address: mail.receiver },
          subject: mail.title,
          text: plainOf(mail),
          html: htmlOf(mail),
          messageId: messageIdOf(mail.key, from),
          headers: { 'Auto-Submitted': 'auto-generated' },
          list: mail.refuseUrl ? { unsubscribe: mail.refuseUrl } : {},
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return 'sent';
      } catch (error) {
        if (isRefusal(error)) return 'refused';
        throw error;
      }
    },
  };
}
