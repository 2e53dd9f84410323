// Preloaded into a gateway: advances its monotonic clock by 15 minutes for each message of the drill.
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
