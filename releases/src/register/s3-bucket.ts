import { type S3Request, type S3Settings, sendS3 } from '@shop/shared/node';

/** Objects of a bucket, by key. */
export interface Bucket {
  /** Where it is, for messages to people. */
  place: string;
  /** The bytes; undefined when there is no such object. */
  read(key: string): Promise<Buffer | undefined>;
  /** Stores a new object. @returns false when the key exists already; nothing is stored then */
  create(key: string, bytes: Buffer): Promise<boolean>;
  /** Stores an object in place of one that may exist. */
  replace(key: string, bytes: Buffer): Promise<void>;
  /** Keys that begin with the prefix, at most a thousand. */
  list(prefix: string): Promise<string[]>;
  remove(key: string): Promise<void>;
}

/** A build has a few MB. */
const TIMEOUT_MS = 60_000;

/** Object that shows whether the store honours `If-None-Match`; its content says nothing. */
const PROBE_KEY = 'register/conditional-writes';

/**
 * A bucket of Amazon S3 or of a store that is compatible with it.
 * @throws Error from its methods when the store refuses or does not answer
 */
export function createS3Bucket(settings: S3Settings, nowMs: () => number): Bucket {
  const send = async (
    method: S3Request['method'],
    key: string,
    { body, headers, query }: Pick<S3Request, 'body' | 'headers' | 'query'> = {},
  ): Promise<{ status: number; bytes: Buffer }> => {
    const at = new Date(nowMs());
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await sendS3(settings, { method, key, query, headers, body, at, signal });
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    } catch (error) {
      throw new Error(`${settings.url} did not answer a request for ${key}.`, { cause: error });
    }
  };

  const refusal = (key: string, status: number): Error =>
    new Error(`The bucket ${settings.bucket} answered ${status} to a request for ${key}.`);

  const putNew = async (key: string, body: Buffer): Promise<boolean> => {
    const { status } = await send('PUT', key, { body, headers: { 'if-none-match': '*' } });
    // 409: another writer of the same key was faster by a moment.
    if (status === 412 || status === 409) return false;
    if (status !== 200) throw refusal(key, status);
    return true;
  };

  /** A store that ignores `If-None-Match` would replace a revision of another writer. */
  const testStore = async (): Promise<void> => {
    const isNew = await putNew(PROBE_KEY, Buffer.from('1'));
    if (isNew && (await putNew(PROBE_KEY, Buffer.from('1'))))
      throw new Error(
        'This store replaces objects in spite of If-None-Match, so that releases at the same time could be lost. Use one with conditional writes.',
      );
  };
  let tested: Promise<void> | undefined;

  return {
    place: `the bucket ${settings.bucket} at ${settings.url}`,
    async read(key) {
      const { status, bytes } = await send('GET', key);
      if (status === 404) return undefined;
      if (status !== 200) throw refusal(key, status);
      return bytes;
    },
    async create(key, bytes) {
      // A store that did not answer is tested again by the next release.
      tested ??= testStore().catch((error) => {
        tested = undefined;
        throw error;
      });
      await tested;
      return putNew(key, bytes);
    },
    async replace(key, body) {
      const { status } = await send('PUT', key, { body });
      if (status !== 200) throw refusal(key, status);
    },
    async list(prefix) {
      const query = { 'list-type': '2', prefix };
      const { status, bytes } = await send('GET', '', { query });
      if (status !== 200) throw refusal(`the list of ${prefix}`, status);
      return [...bytes.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
    },
    async remove(key) {
      const { status } = await send('DELETE', key);
      if (status !== 204 && status !== 200 && status !== 404) throw refusal(key, status);
    },
  };
}
