import { Client, type Pool } from 'pg';

/** Subscribes to a database channel (`notify`); notifications arrive per commit. */
export interface News {
  /**
   * @param hear receives each message; `undefined` after a reconnect, when messages may have been
   * missed
   */
  listen(channel: string, hear: (message: string | undefined) => void): Promise<void>;
  close(): Promise<void>;
}

interface NewsOptions {
  url: string;
  embedded: boolean;
  pool: Pool;
}

const RECONNECT_MS = 1_000;

/** PGlite has one session, so notifications arrive on the pool's own connection. */
function embeddedNews(pool: Pool): News {
  const hearers = new Map<string, (message: string | undefined) => void>();
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => hearers.get(channel)?.(payload));
  });
  return {
    listen: async (channel, hear) => {
      hearers.set(channel, hear);
      await pool.query(`listen ${channel}`);
    },
    close: async () => undefined,
  };
}

/** A dedicated connection that reconnects when it breaks. */
function serverNews(url: string): News {
  const clients = new Set<Client>();
  let isClosed = false;
  const connect = async (channel: string, hear: (message: string | undefined) => void) => {
    const client = new Client({ connectionString: url });
    const again = () => {
      if (!clients.delete(client) || isClosed) return;
      const timer = setTimeout(() => {
        connect(channel, hear).then(
          () => hear(undefined),
          () => undefined,
        );
      }, RECONNECT_MS);
      timer.unref();
    };
    clients.add(client);
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => hear(payload));
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

/** Safe to inline: channel names are constants of our code. */
export const createNews = ({ url, embedded, pool }: NewsOptions): News =>
  embedded ? embeddedNews(pool) : serverNews(url);
