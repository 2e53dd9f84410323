import { Worker } from 'node:worker_threads';

/** A page takes some milliseconds; one that takes so long never ends, ms. */
const HANGS_MS = 60_000;

/** Ends the process, since its only thread is busy for ever. */
const CODE = `
  const fs = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  let timer;
  parentPort.on('message', (what) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      fs.writeSync(2, 'The gate ends: ' + what + ' does not end its rendering.\\n');
      process.kill(process.pid, 'SIGKILL');
    }, workerData);
  });`;

/** Names a page whose rendering never ends: without it the command would hang without a word. */
export function watchForHang(hangsMs = HANGS_MS) {
  const watch = new Worker(CODE, { eval: true, workerData: hangsMs });
  watch.unref();
  return {
    begin: (what: string): void => watch.postMessage(what),
    close: (): Promise<number> => watch.terminate(),
  };
}
