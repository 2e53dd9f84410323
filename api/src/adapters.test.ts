import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memberCalls, systemCalls } from '@shop/shared/contracts';
import { readConfig } from './config';
import { startRefused } from './testing/server-process';
import { openTestShop } from './testing/shop';
import { members } from './testing/visitor';

const PUBLIC = { PUBLIC_URL: 'https://shop.example' };

it('the process refuses to start a sandbox at a public address, before it touches any data', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-refused-'));
  const env = { ...PUBLIC, DATA_DIR: folder };
  const { code, text } = await startRefused(readConfig({}).apiRoot, env);
  expect(code).toBe(1);
  expect(text).toMatch(/did not start: PUBLIC_URL is https:\/\/shop\.example.*ALLOW_SANDBOX=/);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
}, 60_000);

it('a trial shop starts when its sandboxes are named, says so, and has no switches for failures', async () => {
  const shop = await openTestShop({
    env: { ...PUBLIC, ALLOW_SANDBOX: 'payment,identity,postcode,fulfilment,messages' },
  });
  try {
    const visitor = shop.visitor();
    expect(await visitor.call(systemCalls.status)).toMatchObject({ notice: null, isTrial: true });
    expect((await visitor.request(memberCalls.sampleMembers)).status).toBe(200);
    await visitor.signIn(members.general);
    for (const url of ['/api/loca/app/api/LPMSTAT_P100.lc', '/api/trip/v1/terminals'])
      expect((await shop.app.inject({ url })).statusCode).toBe(404);
    const body = { scope: 'ALL', reason: '점검', minutes: 1 } as const;
    expect((await visitor.request(systemCalls.beginCheck, { body })).status).toBe(404);
  } finally {
    await shop.close();
  }
}, 60_000);
