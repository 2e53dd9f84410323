import { createECDH, createHash } from 'node:crypto';
import type { AdapterDeps } from '../../src/platform/deps';
import type { PushSender } from '../../src/ports';
import { keepMessage } from './keep-message';

/** A key that browsers accept, the same at every start. */
function publicKeyOf({ secrets }: AdapterDeps): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(createHash('sha256').update(secrets.keyFor('sandbox push')).digest());
  return pair.getPublicKey('base64url');
}

/** The push services' records, one for each device. Nothing reaches a browser. */
export const createSandboxPush = (deps: AdapterDeps): PushSender => ({
  publicKey: () => publicKeyOf(deps),
  send: async ({ key, receiver, title, text, path }) => {
    const device = createHash('sha256').update(receiver.endpoint).digest('hex').slice(0, 12);
    await keepMessage(deps, {
      key: `${key}@${device}`,
      channel: 'PUSH',
      templateCode: '',
      receiver: receiver.endpoint,
      text: `${title}\n${text}`,
      url: path,
    });
    return 'sent';
  },
});
