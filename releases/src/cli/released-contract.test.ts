import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApi, rebuild, writeBuilds } from '../testing/fake-shop';
import { runRelease } from '../testing/run-release';

/** Tests the types of released fragments and events, for a team without the sources of the other remotes. */
let rootDir: string;
let folder: string;
beforeEach(() => {
  rootDir = writeBuilds();
  buildApi(rootDir, 'api0001', {});
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-register-'));
});
afterEach(() => {
  fs.rmSync(rootDir, { recursive: true });
  fs.rmSync(folder, { recursive: true });
});

const release = (...args: string[]) => runRelease(args, { rootDir, folder });
const written = () =>
  fs.readFileSync(path.join(rootDir, 'mfe-mypage/src/remote/released-contract.d.ts'), 'utf8');

it('writes the released fragments and events with their types', async () => {
  rebuild(rootDir, 'display', 'display0002', {
    contract: {
      fragments: { offers: ['display/cover'], uses: [] },
      events: { sends: ['display:opened', 'display:read'], hears: [] },
      props: {
        'display/cover': {
          type: 'object',
          properties: {
            count: { type: 'number' },
            tone: { type: 'string', enum: ['calm', 'loud'] },
          },
          required: ['count'],
        },
        'goods/sheet': { type: 'object', properties: { goodsNo: { type: 'number' } } },
      },
      payloads: {
        'display:opened': { type: 'object', properties: {} },
        'display:read': {
          type: 'object',
          properties: { articleNo: { type: 'integer' } },
          required: ['articleNo'],
        },
        'order:changed': { type: 'object', properties: { orderNo: { type: 'string' } } },
      },
    },
  });
  await release('sync');
  const { code, output } = await release('contracts', 'mypage');
  expect([code, output]).toEqual([
    0,
    'mfe-mypage/src/remote/released-contract.d.ts: display/cover, display:opened, display:read',
  ]);
  expect(written()).toBe(`import '@shop/shared/contracts/own-contracts';

/** What other remotes have released. Written by npm run release -- contracts mypage; not for editing. */
declare module '@shop/shared/contracts/own-contracts' {
  interface OwnFragments {
    'display/cover': {
      count: number;
      tone?: 'calm' | 'loud';
    };
  }

  interface OwnEvents {
    'display:opened': undefined;
    'display:read': {
      articleNo: number;
    };
  }
}
`);
});

it('leaves out fragments and events that the contracts of the checkout contain', async () => {
  const contracts = path.join(rootDir, 'shared/src/contracts');
  fs.mkdirSync(contracts, { recursive: true });
  fs.writeFileSync(path.join(contracts, 'fragments.schema.ts'), "'display/cover': z.object({})");
  rebuild(rootDir, 'display', 'display0002', {
    contract: {
      fragments: { offers: ['display/cover'], uses: [] },
      props: { 'display/cover': { type: 'object', properties: { count: { type: 'number' } } } },
    },
  });
  await release('sync');
  expect((await release('contracts', 'mypage')).output).toContain('nothing that shared');
  expect(written()).not.toContain('display/cover');
});

it('refuses an app that is not a remote of this checkout', async () => {
  await release('sync');
  expect(await release('contracts', 'shell')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no app "shell"'),
  });
});
