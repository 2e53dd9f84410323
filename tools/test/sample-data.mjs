import fs from 'node:fs';
import path from 'node:path';
import { startApi } from '../e2e/api.mjs';
import { freePort } from '../e2e/free-port.mjs';

/** Sample data, created once; each journey gets a copy, so that journeys do not share members. */
export function sampleData(scratch) {
  const filled = path.join(scratch, 'sample');
  return {
    fill: async () => {
      const api = await startApi({ port: await freePort(), dataDir: filled });
      await api.stop();
    },
    /** Calls `open` with a copy of the data and deletes the copy when it stops. */
    withCopy: async (name, open) => {
      const dataDir = path.join(scratch, name);
      fs.cpSync(filled, dataDir, { recursive: true });
      const opened = await open({ dataDir });
      const stop = async () => {
        await opened.stop();
        fs.rmSync(dataDir, { recursive: true, force: true });
      };
      return { ...opened, stop };
    },
  };
}
