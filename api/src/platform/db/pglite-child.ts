import { startFailure } from '../start-failure';
import { lockFolder } from './folder-lock';
import { isInMemory, openPglite } from './open-pglite';

/** The message that the child sends its parent once. */
export type PgliteMessage = { ready: number } | { failed: string };

/**
 * The database child process: PGlite behind a loopback socket. In the server's own process its
 * WebAssembly would block every request while a query runs.
 */
export async function runPgliteChild(dataDir: string, port: number): Promise<void> {
  const sendToParent = (message: PgliteMessage) => process.send?.(message);
  try {
    const release = isInMemory(dataDir) ? () => undefined : lockFolder(dataDir);
    const [db, { PGLiteSocketServer }] = await Promise.all([
      openPglite(dataDir),
      import('@electric-sql/pglite-socket'),
    ]);
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
    // The terminal's Ctrl-C reaches the whole process group; only the parent decides when to stop.
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => undefined);
    process.on('disconnect', () => void stop());
    process.on('message', (message) => {
      if (message === 'stop') void stop();
    });
    sendToParent({ ready: Number(server.getServerConn().split(':').pop()) });
  } catch (error) {
    sendToParent({ failed: startFailure(error) });
    process.exitCode = 1;
    process.disconnect?.();
  }
}
