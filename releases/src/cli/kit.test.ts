import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Call, orderCalls } from '@shop/shared/contracts';
import { shapeOfCall } from '@shop/shared/contracts/shapes';
import { z } from 'zod';
import { buildApi, buildKit, rebuild, writeBuilds } from '../testing/fake-shop';
import { runRelease } from '../testing/run-release';

/** The kit of the teams is released by the command line, from built folders alone. */
let rootDir: string;
let folder: string;
beforeEach(async () => {
  rootDir = writeBuilds();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-register-'));
  buildApi(rootDir, 'api0001', calls);
  await release('sync');
  buildKit(rootDir, 'kit0001', { calls });
});
afterEach(() => {
  fs.rmSync(rootDir, { recursive: true });
  fs.rmSync(folder, { recursive: true });
});

const release = (...args: string[]) => runRelease(args, { rootDir, folder });

const call = orderCalls.list as Call;
const serve = (reply: z.ZodType) => ({ [call.id]: shapeOfCall(call, { reply }) });
const calls = serve(z.object({ total: z.number() }));

async function publishAndPromote(): Promise<void> {
  expect(await release('publish', 'kit')).toMatchObject({ code: 0 });
  expect(await release('promote', 'kit')).toMatchObject({ code: 0 });
}

it('is published, promoted and taken back, and status says its contracts', async () => {
  await publishAndPromote();
  expect((await release('status')).output).toMatch(/^kit +stable kit0001 +@shop\/shared 1\.4\.0/m);
  buildKit(rootDir, 'kit0002', { calls });
  await publishAndPromote();
  expect((await release('rollback', 'kit')).output).toContain('kit0001');
  const archive = path.join(folder, 'builds/kit/kit0001/client/kit.tgz');
  expect(fs.readFileSync(archive, 'utf8')).toBe('kit0001');
});

it.each([
  ['canary', 'kit', '10'],
  ['preview', 'kit'],
  ['sync', 'kit'],
])('is for no visitor: %s', async (...args) => {
  await publishAndPromote();
  expect((await release(...args)).code).toBe(1);
});

it('is kept by prune, because a team may still build with it', async () => {
  await publishAndPromote();
  buildKit(rootDir, 'kit0002', { calls });
  await publishAndPromote();
  await release('prune', '--days', '0', '--keep', '0');
  const { apps } = JSON.parse((await release('status', '--json')).output);
  expect(Object.keys(apps.kit.builds)).toEqual(['kit0001', 'kit0002']);
});

it.each([
  ['an archive that was changed', /kit.tgz was changed/, { archive: 'other' }],
  [
    'packages that the released shell does not have',
    /versions: kit kit0002 needs react \^20\.0\.0; shell shell0001 has/,
    { requires: { react: '^20.0.0' } },
  ],
  [
    'contracts that the released api does not serve',
    /calls: kit kit0002 uses order\.list .*reply\.points of api api0001 has gone/,
    { calls: serve(z.object({ total: z.number(), points: z.number() })) },
  ],
])('is refused with %s', async (_, message, more) => {
  buildKit(rootDir, 'kit0002', { calls, ...more });
  const { code, output } = await release('publish', 'kit');
  expect(output).toMatch(message);
  expect(code).toBe(1);
});

it('holds back no release of an app', async () => {
  await publishAndPromote();
  buildApi(rootDir, 'api0002', {});
  expect(await release('publish', 'api', '--accept', 'earlier')).toMatchObject({ code: 0 });
  rebuild(rootDir, 'display', 'display0002');
  expect(await release('publish', 'display')).toMatchObject({ code: 0 });
});
