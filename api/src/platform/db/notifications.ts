import { createHash, randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';

/** Receives what transactions sent on a channel, after their commit. */
export interface Listener {
  onMessage(message: string): void;
  /** The connection was lost and is there again: messages may be missing. */
  onMissed(): void;
}

/** What a process has heard of a channel. */
export interface Subscription {
  /**
   * Equal in every process that has heard the same messages, and another after each of them. Undefined while it is
   * not certain that all were heard: the connection is lost, or has not answered for `DOUBT_MS`.
   */
  position(): string | undefined;
}

/** Subscriptions to channels of the database (`notify`). */
export interface Notifications {
  listen(channel: string, listener: Listener): Promise<Subscription>;
  close(): Promise<void>;
}

interface NotificationOptions {
  url: string;
  embedded: boolean;
  pool: Pool;
}

const RECONNECT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Between two questions to the connection: a lost host or a dropped route does not close it. */
const HEARTBEAT_MS = 4_000;
const ANSWER_MS = 3_000;
/** After this without an answer, what is committed may not have been heard, ms. */
const DOUBT_MS = 8_000;

/** Each process announces itself on the channel, so that all go on from the same position. */
const JOINED = 'joined:';
const announce = `select pg_notify($1, '${JOINED}' || $2)`;

/**
 * The position of a channel. PostgreSQL delivers the messages of a channel to all who listen in the same order, that
 * of the commits, so all who have heard the same announcement compute the same.
 */
function createPosition({ onMessage }: Pick<Listener, 'onMessage'>) {
  let position: string | undefined;
  return {
    read: () => position,
    reset: () => {
      position = undefined;
    },
    hear: (sender: number, message: string) => {
      if (message.startsWith(JOINED)) {
        position = message.slice(JOINED.length);
        return;
      }
      position =
        position &&
        createHash('sha1').update(`${position} ${sender} ${message}`).digest('base64url');
      onMessage(message);
    },
  };
}

/** PGlite has one session: notifications arrive on the pool's connection. */
function embeddedNotifications(pool: Pool): Notifications {
  const positions = new Map<string, ReturnType<typeof createPosition>>();
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, processId, payload = '' }) =>
      positions.get(channel)?.hear(processId, payload),
    );
  });
  return {
    listen: async (channel, listener) => {
      const position = createPosition(listener);
      positions.set(channel, position);
      await pool.query(`listen ${channel}`);
      await pool.query(announce, [channel, randomUUID()]);
      return { position: position.read };
    },
    close: async () => undefined,
  };
}

interface Heartbeat {
  client: Client;
  /** @param askedAtMs what was committed before has been heard */
  onAnswer: (askedAtMs: number) => void;
}

/** Asks again and again, and ends a connection that does not answer. */
function keepAsking({ client, onAnswer }: Heartbeat): void {
  const timer = setInterval(() => {
    const askedAtMs = performance.now();
    client.query('select').then(
      () => onAnswer(askedAtMs),
      () => void client.end().catch(() => undefined),
    );
  }, HEARTBEAT_MS);
  timer.unref();
  client.once('end', () => clearInterval(timer));
}

/** A separate connection that is asked whether it lives, and replaced when it does not. */
function serverNotifications(url: string): Notifications {
  const clients = new Set<Client>();
  let isClosed = false;

  /** @param onLost called once, when the connection is no more */
  const connect = async (
    channel: string,
    hear: (sender: number, message: string) => void,
    onLost: () => void,
  ): Promise<Client> => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    clients.add(client);
    const lose = () => {
      if (clients.delete(client)) onLost();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ processId, payload = '' }) => hear(processId, payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      await client.query(announce, [channel, randomUUID()]);
    } catch (error) {
      void client.end().catch(() => undefined);
      lose();
      throw error;
    }
    return client;
  };

  return {
    listen: async (channel, listener) => {
      const position = createPosition(listener);
      let answeredAtMs = 0;
      const onAnswer = (askedAtMs: number) => {
        answeredAtMs = askedAtMs;
      };
      const open = async (onLost: () => void) => {
        const askedAtMs = performance.now();
        const client = await connect(channel, position.hear, onLost);
        onAnswer(askedAtMs);
        keepAsking({ client, onAnswer });
      };
      const reopen = () => {
        position.reset();
        if (isClosed) return;
        const timer = setTimeout(() => {
          if (!isClosed) open(reopen).then(listener.onMissed, () => undefined);
        }, RECONNECT_MS);
        timer.unref();
      };
      // A failed start is the caller's; only a connection that was there is replaced.
      let isOpen = false;
      await open(() => {
        if (isOpen) reopen();
      });
      isOpen = true;
      return {
        position: () => (performance.now() - answeredAtMs > DOUBT_MS ? undefined : position.read()),
      };
    },
    close: async () => {
      isClosed = true;
      await Promise.allSettled([...clients].map((client) => client.end()));
    },
  };
}

/** @param url of the database; channel names are constants of the code, never input */
export const createNotifications = ({ url, embedded, pool }: NotificationOptions): Notifications =>
  embedded ? embeddedNotifications(pool) : serverNotifications(url);
