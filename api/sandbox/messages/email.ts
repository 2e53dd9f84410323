import type { AdapterDeps } from '../../src/platform/deps';
import type { EmailSender } from '../../src/ports';
import { INBOX_PATH } from './inbox.html';
import { keepMessage } from './keep-message';

/** The mail server's records; an address without a mailbox is refused. */
export const createSandboxEmail = (deps: AdapterDeps): EmailSender => ({
  inboxPath: `/api${INBOX_PATH}`,
  send: async ({ key, receiver, title, text, url, refuseUrl }) => {
    if (!receiver.includes('@')) return 'refused';
    const whole = [title, text, refuseUrl].filter(Boolean).join('\n');
    await keepMessage(deps, {
      key,
      channel: 'EMAIL',
      templateCode: '',
      receiver,
      text: whole,
      url,
    });
    return 'sent';
  },
});
