import { Client, type Pool } from 'pg';

/** Subscriptions to channels of the database (`notify`). A message arrives after the commit that sent it. */
export interface Notifications {
  /**
   * @param onMessage receives each message; `undefined` after a reconnect, when messages may be missing
   */
  listen(channel: string, onMessage: (message: string | undefined) => void): Promise<void>;
  close(): Promise<void>;
}

interface NotificationOptions {
  url: string;
  embedded: boolean;
  pool: Pool;
}

const RECONNECT_MS = 1_000;

/** PGlite has one session: notifications arrive on the pool's connection. */
function embeddedNotifications(pool: Pool): Notifications {
  const subscribers = new Map<string, (message: string | undefined) => void>();
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => subscribers.get(channel)?.(payload));
  });
  return {
    listen: async (channel, onMessage) => {
      subscribers.set(channel, onMessage);
      await pool.query(`listen ${channel}`);
    },
    close: async () => undefined,
  };
}

/** A separate connection that reconnects after it breaks. */
function serverNotifications(url: string): Notifications {
  const clients = new Set<Client>();
  let isClosed = false;
  const connect = async (channel: string, onMessage: (message: string | undefined) => void) => {
    const client = new Client({ connectionString: url });
    const reconnect = () => {
      if (!clients.delete(client) || isClosed) return;
      const timer = setTimeout(() => {
        if (isClosed) return;
        connect(channel, onMessage).then(
          () => onMessage(undefined),
          () => undefined,
        );
      }, RECONNECT_MS);
      timer.unref();
    };
    clients.add(client);
    client.on('error', reconnect);
    client.on('end', reconnect);
    client.on('notification', ({ payload }) => onMessage(payload));
    await client.connect();
    await client.query(`listen ${channel}`);
  };
  return {
    listen: connect,
    close: async () => {
      isClosed = true;
      await Promise.allSettled([...clients].map((client) => client.end()));
    },
  };
}

/** @param url of the database; channel names are constants of the code, never input */
export const createNotifications = ({ url, embedded, pool }: NotificationOptions): Notifications =>
  embedded ? embeddedNotifications(pool) : serverNotifications(url);
