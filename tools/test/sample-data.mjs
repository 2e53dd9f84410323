import fs from 'node:fs';
import path from 'node:path';
import { startApi } from '../e2e/api.mjs';
import { freePort } from '../e2e/free-port.mjs';

/** The sample shop's data, filled once: each journey has a copy, so that none meets another's members. */
export function sampleData(scratch) {
  const filled = path.join(scratch, 'sample');
  return {
    fill: async () => {
      const api = await startApi({ port: await freePort(), dataDir: filled });
      await api.stop();
    },
    /** Starts what `open` opens on a copy that ends with it. */
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
