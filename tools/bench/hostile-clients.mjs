// Opens pages that no cache holds, as fast as they come: hostile-clients.mjs <shop> <connections>
import http from 'node:http';

const [shopUrl, connections] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(connections) });
const counts = {};
let asked = 0;
let isStopping = false;

const paths = [
  (no) => `/search?q=${process.pid}-${no}`,
  (no) => `/main?modalId=${process.pid}-${no}`,
  (no) => `/goods/detail?goodsNo=${(no % 1200) + 1}&modalId=${no}`,
];

const openOne = () =>
  new Promise((resolve) => {
    asked += 1;
    const url = shopUrl + paths[asked % paths.length](asked);
    const request = http.get(url, { agent }, (response) => {
      counts[response.statusCode] = (counts[response.statusCode] ?? 0) + 1;
      response.resume();
      response.on('end', resolve);
      response.on('error', resolve);
    });
    request.on('error', () => {
      counts.failed = (counts.failed ?? 0) + 1;
      resolve();
    });
  });

process.once('message', () => {
  isStopping = true;
});
await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    while (!isStopping) await openOne();
  }),
);
process.send(counts);
process.disconnect();
