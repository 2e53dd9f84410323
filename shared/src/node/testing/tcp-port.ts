import { type AddressInfo, connect, createServer } from 'node:net';

/** Finds a free TCP port of this machine. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Longest time in which a server of this machine starts, ms. */
const START_MS = 30_000;

/** Waits until a server of this machine accepts connections. @throws when it does not in time */
export async function waitForPort(port: number): Promise<void> {
  const endsAt = performance.now() + START_MS;
  while (!(await isOpen(port))) {
    if (performance.now() > endsAt) throw new Error(`Nothing accepts connections at ${port}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
