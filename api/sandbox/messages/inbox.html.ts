import { dottedDateTime } from '@shop/shared/domain';
import { escapeHtml } from '@shop/shared/node';
import { framedPage } from '../card-window/frame.html';

export const INBOX_PATH = '/sandbox/messages';

export interface InboxMessage {
  receiver: string;
  text: string;
  url: string;
  sentAt: Date;
}

const entry = ({ receiver, text, url, sentAt }: InboxMessage): string =>
  `<div><dt>${escapeHtml(receiver)}<br>${dottedDateTime(sentAt.getTime())}</dt><dd>${escapeHtml(text).replaceAll('\n', '<br>')}<br><a href="${escapeHtml(url)}">링크 열기</a></dd></div>`;

/** What the simulated providers were asked to send, the newest first. */
export const inboxPage = (messages: readonly InboxMessage[], fonts: string): string =>
  framedPage(
    '체험용 문자함',
    '체험용 문자함',
    `<h1>체험용 문자함</h1>
<p>체험하는 쇼핑몰은 문자와 메일을 실제로 보내지 않아요. 보냈을 내용을 여기에서 볼 수 있어요.</p>
${messages.length > 0 ? `<dl>${messages.map(entry).join('')}</dl>` : '<p>아직 보낸 메시지가 없어요.</p>'}`,
    fonts,
  );
