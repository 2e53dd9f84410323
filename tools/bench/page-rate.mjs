import http from 'node:http';

/** One request. @throws when its status is not 200 */
const send = (url, options) =>
  new Promise((resolve, reject) => {
    const request = http.get(url, options, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`${url}: status ${response.statusCode} under load.`));
      response.on('end', resolve).on('error', reject).resume();
    });
    request.on('error', reject);
  });

/**
 * Requests a compressed page over and over on kept connections. Does not decode what it receives:
 * autocannon makes a string of each response, which takes most of its time for Brotli and limits it to
 * a fourth of what the gateway sends.
 * @returns requests per second
 */
export async function pagesPerSecond(url, { connections, durationMs }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const options = { agent, headers: { 'accept-encoding': 'br' } };
  const startedAt = performance.now();
  let count = 0;
  const repeat = async () => {
    while (performance.now() - startedAt < durationMs) {
      await send(url, options);
      count += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, repeat));
  } finally {
    agent.destroy();
  }
  return (count * 1000) / (performance.now() - startedAt);
}
