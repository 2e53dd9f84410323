import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '../client.mjs';

const IDLE = 5_000;

/** Connections that send nothing: others are served meanwhile. */
export async function idle({ baseUrl, check }) {
  const { hostname, port } = new URL(baseUrl);
  const sockets = [];
  for (let at = 0; at < IDLE; at += 1) {
    const socket = net.connect(Number(port), hostname);
    socket.on('error', () => undefined);
    sockets.push(socket);
    if (at % 250 === 0) await pause(20);
  }
  await pause(1_000);
  const connected = sockets.filter(({ readyState }) => readyState === 'open').length;
  check('idle connections are accepted', connected === IDLE, `${connected} of ${IDLE}`);
  const client = createClient(baseUrl);
  const startedAt = performance.now();
  for (const path of ['/main', '/api/ready', '/api/display/v1/shop/menu']) {
    const { status } = await client.send(path);
    check('others are served beside idle connections', status === 200, `${status} ${path}`);
  }
  console.log(
    `  idle: ${connected} connections, three others in ${Math.round(performance.now() - startedAt)} ms`,
  );
  for (const socket of sockets) socket.destroy();
}
