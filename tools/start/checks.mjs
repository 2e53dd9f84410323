import net from 'node:net';

const OLDEST = [20, 19];

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Error(
    `Node ${OLDEST.join('.')} or newer is needed; this is ${process.versions.node}. Get it from https://nodejs.org`,
  );
}

const listenOn = (port, host) =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: given } = server.address();
      server.close(() => resolve(given));
    });
  });

/** Fails before the build when the port is in use. */
export async function checkPort(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  }
  try {
    await listenOn(port, '127.0.0.1');
  } catch (error) {
    if (error.code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      );
    }
    throw error;
  }
}

export const freePort = () => listenOn(0, '127.0.0.1');
