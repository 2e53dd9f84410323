// Preloaded into a gateway: moves its monotonic clock on when the drill says so.
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  const now = performance.now.bind(performance);
  let laterMs = 0;
  performance.now = () => now() + laterMs;
  process.on('message', (message) => {
    if (message?.event !== 'later') return;
    laterMs += 15 * 60_000;
    process.send({ event: 'later' });
  });
}
