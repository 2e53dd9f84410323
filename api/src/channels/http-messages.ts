import type { MessageSender } from '../ports';

export interface HttpMessageSettings {
  /** Takes a POST of each message. */
  url: string;
  key: string;
}

/** Neither a number nor a template that the provider could ever deliver. */
const isRefusal = (status: number): boolean => status === 400 || status === 422;

/**
 * A provider of 알림톡 and SMS over HTTP. The message's key is the `Idempotency-Key`: a repeated one is answered
 * with 200 or 409 and not sent again.
 */
export const createHttpMessages = ({ url, key: apiKey }: HttpMessageSettings): MessageSender => ({
  send: async ({ key, ...message }, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: signal ?? null,
    });
    await response.body?.cancel();
    if (response.ok || response.status === 409) return 'sent';
    if (isRefusal(response.status)) return 'refused';
    throw new Error(`The message provider answered ${response.status}.`);
  },
});
