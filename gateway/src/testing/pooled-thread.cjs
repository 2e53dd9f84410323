/** A thread for tests of the pool: its jobs say what it does. */
const fs = require('node:fs');
const path = require('node:path');
const { parentPort, workerData } = require('node:worker_threads');

if (workerData === 'broken') throw new Error('It does not start.');

const work = {
  /** Answers. */
  echo: (id, { text }) => parentPort.postMessage({ event: 'done', id, result: text }),
  /** Answers with its environment. */
  // biome-ignore lint/style/noProcessEnv: what the test asks for
  env: (id) => parentPort.postMessage({ event: 'done', id, result: Object.keys(process.env) }),
  /** Answers when the test says so. */
  wait: (id, { gate }) => {
    Atomics.wait(new Int32Array(gate), 0, 0);
    parentPort.postMessage({ event: 'done', id, result: 'waited' });
  },
  fail: (id) => parentPort.postMessage({ event: 'failed', id, text: 'no' }),
  hang: () => {
    for (;;);
  },
  crash: () => process.exit(3),
  throw: () => {
    throw new Error('It breaks.');
  },
  /** Never answers, though the thread lives. */
  forget: () => {},
};

parentPort.on('message', ({ event, id, job }) => {
  if (event === 'ping') parentPort.postMessage({ event: 'alive' });
  else work[job.do](id, job);
});
// As `systemThreadId`, which is TypeScript.
const own = '/proc/thread-self';
const systemThread = fs.existsSync(own) ? Number(path.basename(fs.readlinkSync(own))) : undefined;
parentPort.postMessage({ event: 'ready', systemThread });
