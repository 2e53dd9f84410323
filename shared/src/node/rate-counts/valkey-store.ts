import { createHash } from 'node:crypto';
import { Valkey } from 'iovalkey';
import type { CountedRequest, RateCount } from './rate-counts';
import type { CountStore } from './shared-counts';

/** Longest time for the first connection, ms: the start of a process waits for it. */
const CONNECT_MS = 1_000;
/** Longest time for the end of the connection, ms. */
const DISCONNECT_MS = 500;
/** A connection without a response for this time is replaced, ms. */
const SILENT_MS = 5_000;
const MAX_RETRY_MS = 1_000;

/** A count instead of PING, which a server also answers that is full or forbids scripts. */
const CHECK: CountedRequest = { rule: 'check', client: '', windowMs: 60_000 };

/**
 * Adds one, and starts the window with the first request. The window starts again when its key has no expiry, or one
 * that is later than the window (the clock of the server was set back).
 */
const COUNT_SCRIPT = `
local current = redis.call('INCR', KEYS[1])
local ttl = redis.call('PTTL', KEYS[1])
local window = tonumber(ARGV[1])
if ttl < 0 or ttl > window then
  redis.call('PEXPIRE', KEYS[1], window)
  ttl = window
end
return { current, ttl }
`;

type Counting = Valkey & {
  countRequest(key: string, windowMs: number): Promise<[current: number, ttlMs: number]>;
};

/** The client is hashed, so that no address and no part of a token is stored in Valkey. */
const keyOf = (service: string, rule: string, client: string): string =>
  `rate:${service}:${rule}:${createHash('sha256').update(client).digest('base64url').slice(0, 22)}`;

const withKnownProtocol = (url: string): string => url.replace(/^valkey(s?):/, 'redis$1:');

/**
 * Connects to Valkey, or another server of its protocol. Commands are not queued while there is no connection; the
 * client connects again by itself.
 * @param service part of the keys, because gateway and api may use one server
 */
export function createValkeyStore(url: string, service: string): CountStore {
  const client = new Valkey(withKnownProtocol(url), {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    disconnectTimeout: DISCONNECT_MS,
    socketTimeout: SILENT_MS,
    enableOfflineQueue: false,
    // Pending commands fail when the connection ends.
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    // Its command INFO may be forbidden; the first count shows whether the server is ready.
    enableReadyCheck: false,
    retryStrategy: (times) => Math.min(times * 100, MAX_RETRY_MS),
    scripts: { countRequest: { numberOfKeys: 1, lua: COUNT_SCRIPT } },
  }) as Counting;
  /** Reason of the lost connection: a command that is sent without one only reports that there is none. */
  let lastError: Error | undefined;
  // Without a listener the client prints each error.
  client.on('error', (error) => {
    lastError = error;
  });
  client.on('close', () => {
    lastError ??= new Error('the connection was closed');
  });
  client.on('ready', () => {
    lastError = undefined;
  });
  const orReason = (error: Error): never => {
    throw lastError ?? error;
  };
  const connected = client.connect().catch(() => undefined);
  const count = async ({ rule, client: name, windowMs }: CountedRequest): Promise<RateCount> => {
    const key = keyOf(service, rule, name);
    const [current, ttlMs] = await client.countRequest(key, windowMs).catch(orReason);
    return { current, ttlMs };
  };
  return {
    count,
    check: async () => {
      await connected;
      await count(CHECK);
    },
    close: () => client.disconnect(),
  };
}
