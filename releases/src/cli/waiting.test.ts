import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { announceWaits } from '../register/announced-waits';
import { openRegisterStore } from '../register/open-store';
import { writeBuilds } from '../testing/fake-shop';
import { runRelease } from '../testing/run-release';

it('names a store that hangs, and what it is waited for', async () => {
  const rootDir = writeBuilds();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-register-'));
  const hanging = http.createServer(() => {});
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  const keys = { region: 'r', accessKeyId: 'k', secretAccessKey: 's' };
  const told: string[] = [];
  const store = announceWaits(
    openRegisterStore({
      folder,
      bucket: { url, bucket: 'releases', ...keys },
      nowMs: Date.now,
      warn: () => {},
    }),
    (text) => {
      told.push(text);
      // The command ends when the store goes away.
      hanging.closeAllConnections();
    },
    20,
  );
  const { code, output } = await runRelease(['status'], { rootDir, folder, store });
  expect(told[0]).toBe(`Still waiting for the bucket releases at ${url}, to read the register.`);
  expect(output).toContain(`${url} did not answer a request for register/00000001.json`);
  expect(code).toBe(3);
  hanging.close();
  for (const left of [rootDir, folder]) fs.rmSync(left, { recursive: true });
});
