import { createHash, randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';

/** Receives the messages that transactions sent on a channel, after their commit. */
export interface Listener {
  onMessage(message: string): void;
  /** Called after a lost connection is open again: messages may be missing. */
  onMissed(): void;
}

/** A process's subscription to a channel. */
export interface Subscription {
  /**
   * A token that changes with each message and is equal in all processes that have received the same messages.
   * Undefined while messages may be missing: the connection is lost, or has not responded for `UNCERTAIN_AFTER_MS`.
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
/** Interval of the heartbeat, which detects a lost host or a dropped route: neither closes the connection. */
const HEARTBEAT_MS = 4_000;
const RESPONSE_TIMEOUT_MS = 3_000;
/** Time without a response after which committed messages may be missing, ms. */
const UNCERTAIN_AFTER_MS = 8_000;

/** Prefix of the message with which a joining process gives all subscribers the same position. */
const JOINED = 'joined:';
const announce = `select pg_notify($1, '${JOINED}' || $2)`;

/**
 * Computes the position of a channel. PostgreSQL delivers messages to all listeners in the order of the commits, so
 * all processes compute the same position from the last join message on.
 */
function createPosition({ onMessage }: Pick<Listener, 'onMessage'>) {
  let position: string | undefined;
  return {
    read: () => position,
    reset: () => {
      position = undefined;
    },
    receive: (sender: number, message: string) => {
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
      positions.get(channel)?.receive(processId, payload),
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
  /** @param requestedAtMs time of the heartbeat: all messages committed before it have been received */
  onResponse: (requestedAtMs: number) => void;
}

/** Sends heartbeats, and ends a connection that does not respond. */
function sendHeartbeats({ client, onResponse }: Heartbeat): void {
  const timer = setInterval(() => {
    const requestedAtMs = performance.now();
    client.query('select').then(
      () => onResponse(requestedAtMs),
      () => void client.end().catch(() => undefined),
    );
  }, HEARTBEAT_MS);
  timer.unref();
  client.once('end', () => clearInterval(timer));
}

/** Listens on a separate connection, which is replaced when it does not respond to heartbeats. */
function serverNotifications(url: string): Notifications {
  const clients = new Set<Client>();
  let isClosed = false;

  /** @param onLost called once, when the connection has ended */
  const connect = async (
    channel: string,
    receive: (sender: number, message: string) => void,
    onLost: () => void,
  ): Promise<Client> => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: RESPONSE_TIMEOUT_MS,
      keepAlive: true,
    });
    clients.add(client);
    const lose = () => {
      if (clients.delete(client)) onLost();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ processId, payload = '' }) => receive(processId, payload));
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
      let respondedAtMs = 0;
      const onResponse = (requestedAtMs: number) => {
        respondedAtMs = requestedAtMs;
      };
      const open = async (onLost: () => void) => {
        const requestedAtMs = performance.now();
        const client = await connect(channel, position.receive, onLost);
        onResponse(requestedAtMs);
        sendHeartbeats({ client, onResponse });
      };
      const reopen = () => {
        position.reset();
        if (isClosed) return;
        const timer = setTimeout(() => {
          if (!isClosed) open(reopen).then(listener.onMissed, () => undefined);
        }, RECONNECT_MS);
        timer.unref();
      };
      // The caller handles a failed first connection. Only a lost connection is opened again.
      let isOpen = false;
      await open(() => {
        if (isOpen) reopen();
      });
      isOpen = true;
      return {
        position: () =>
          performance.now() - respondedAtMs > UNCERTAIN_AFTER_MS ? undefined : position.read(),
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
