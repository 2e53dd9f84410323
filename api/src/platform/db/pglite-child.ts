import { join } from 'node:path';
import { startFailure } from '../start-failure';
import { lockFolder } from './folder-lock';

/** What the child tells its parent, once. */
export type PgliteMessage = { ready: number } | { failed: string };

/**
 * The body of the database child: PGlite behind a loopback socket. In the server's own process its
 * WebAssembly would hold up every request while a query runs.
 */
export async function runPgliteChild(dataDir: string, port: number): Promise<void> {
  const tell = (message: PgliteMessage) => process.send?.(message);
  try {
    const release = dataDir === 'memory' ? () => undefined : lockFolder(dataDir);
    const [{ PGlite }, { pg_trgm }, { PGLiteSocketServer }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
      import('@electric-sql/pglite-socket'),
    ]);
    const db = await PGlite.create({
      dataDir: dataDir === 'memory' ? 'memory://' : join(dataDir, 'pglite'),
      extensions: { pg_trgm },
    });
    const server = new PGLiteSocketServer({ db, port, host: '127.0.0.1', maxConnections: 8 });
    await server.start();

    let stopping = false;
    const stop = async () => {
      if (stopping) return;
      stopping = true;
      await server.stop().catch(() => undefined);
      await db.close().catch(() => undefined);
      release();
      process.exit(0);
    };
    // The terminal's Ctrl-C reaches the whole group: only the parent decides when we stop.
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => undefined);
    process.on('disconnect', () => void stop());
    process.on('message', (message) => {
      if (message === 'stop') void stop();
    });
    tell({ ready: Number(server.getServerConn().split(':').pop()) });
  } catch (error) {
    tell({ failed: startFailure(error) });
    process.exitCode = 1;
    process.disconnect?.();
  }
}
