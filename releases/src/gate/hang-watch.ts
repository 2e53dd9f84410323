import { Worker } from 'node:worker_threads';

/** Time after which a rendering counts as endless, ms; a page usually takes some milliseconds. */
const HANGS_MS = 60_000;

/** Code of the watching thread. It kills the process, because an endless rendering blocks the main thread. */
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

/** Prints the page whose rendering never ends, and ends the process. Otherwise the command would hang silently. */
export function watchForHang(hangsMs = HANGS_MS) {
  const watch = new Worker(CODE, { eval: true, workerData: hangsMs });
  watch.unref();
  return {
    begin: (what: string): void => watch.postMessage(what),
    close: (): Promise<number> => watch.terminate(),
  };
}
