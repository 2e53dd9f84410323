// Preloaded into every thread of a process that runs with --expose-gc: says what is left after a collection.
const { BroadcastChannel, isMainThread, threadId } = require('node:worker_threads');

const WAIT_MS = 2_000;
const channel = new BroadcastChannel('memory probe');
channel.unref();

function left() {
  global.gc();
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  return { threadId, rss, heapUsed, external, arrayBuffers };
}

if (isMainThread) {
  process.on('message', (message) => {
    if (message?.event !== 'memory') return;
    const threads = [left()];
    channel.onmessage = ({ data }) => data.threadId && threads.push(data);
    channel.postMessage('collect');
    setTimeout(() => process.send({ event: 'memory', threads }), WAIT_MS);
  });
} else {
  channel.onmessage = ({ data }) => data === 'collect' && channel.postMessage(left());
}
