import { Client, type Pool } from 'pg';

/** Hears what the database sends on a channel (`notify`), commit by commit. */
export interface News {
  /**
   * @param hear gets each message; `undefined` when the line was down and messages may be missing.
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

/** PGlite is one session: what it has to tell arrives on the pool's own connection. */
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

/** A connection of its own, that comes back when it breaks. */
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

/** Channels are names from our own code. */
export const createNews = ({ url, embedded, pool }: NewsOptions): News =>
  embedded ? embeddedNews(pool) : serverNews(url);
