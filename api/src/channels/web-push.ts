import { createHash } from 'node:crypto';
import { generateRequestDetails } from 'web-push';
import { isPushService, type PushSender } from '../ports';

export interface VapidSettings {
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:` address under which a push service reaches the operator. */
  subject: string;
}

/** A push service keeps one message of a topic, so that a repeated key replaces the first. */
const topicOf = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 32);

/** Seconds for which a push service keeps a message for a browser that is away. */
const KEPT_SECONDS = 24 * 3_600;

/** @param call replaces `fetch` in tests */
export const createWebPush = (vapid: VapidSettings, call: typeof fetch = fetch): PushSender => ({
  publicKey: () => vapid.publicKey,
  send: async ({ key, receiver, title, text, path }, signal) => {
    const { endpoint, p256dh, auth } = receiver;
    if (!isPushService(endpoint)) return 'refused';
    const topic = topicOf(key);
    const request = generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title, text, path, tag: topic }),
      { vapidDetails: vapid, TTL: KEPT_SECONDS, topic, contentEncoding: 'aes128gcm' },
    );
    const response = await call(request.endpoint, {
      method: request.method,
      headers: request.headers as Record<string, string>,
      body: new Uint8Array(request.body),
      redirect: 'error',
      signal: signal ?? null,
    });
    await response.body?.cancel();
    if (response.ok) return 'sent';
    if (response.status === 404 || response.status === 410) return 'refused';
    throw new Error(`The push service answered ${response.status}.`);
  },
});
