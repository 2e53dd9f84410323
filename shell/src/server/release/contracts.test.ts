import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Call, type CallSchema, orderCalls } from '@shop/shared/contracts';
import { shapeOfCall } from '@shop/shared/contracts/shapes';
import { z } from 'zod';
import { buildApi, rebuild, writeBuilds } from '../testing/fake-shop';
import { runRelease } from '../testing/run-release';

/** What builds use of each other, through the command line, from built folders alone. */
let rootDir: string;
let folder: string;
beforeEach(() => {
  rootDir = writeBuilds();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-register-'));
});
afterEach(() => {
  fs.rmSync(rootDir, { recursive: true });
  fs.rmSync(folder, { recursive: true });
});

const release = (...args: string[]) => runRelease(args, { rootDir, folder });

const list = orderCalls.list as Call;
const cancel: Call = {
  id: 'claim.cancel',
  method: 'POST',
  path: '/claim/v1/cancel',
  auth: 'member',
};

const orders = z.object({ total: z.number(), state: z.enum(['PAID', 'SENT']) });
const ofList = (reply: z.ZodType): CallSchema => ({
  query: z.object({ q: z.string().optional() }),
  reply,
});
const ofCancel = (body: z.ZodType): CallSchema => ({ body, reply: z.object({}) });
const reason = z.object({ reasonCd: z.enum(['LATE', 'OTHER']) });

const first = {
  [list.id]: shapeOfCall(list, ofList(orders)),
  [cancel.id]: shapeOfCall(cancel, ofCancel(reason)),
};
/** The contract with other schemas for some calls. */
const withList = (reply: z.ZodType) => ({ ...first, [list.id]: shapeOfCall(list, ofList(reply)) });
const withCancel = (body: z.ZodType) => ({
  ...first,
  [cancel.id]: shapeOfCall(cancel, ofCancel(body)),
});

const uses = (calls: typeof first | Record<string, never>) => ({ contract: { calls } });

async function expectRefused(args: string[], message: RegExp) {
  const before = (await release('status')).output;
  const { code, output } = await release(...args);
  expect(output).toMatch(message);
  expect(code).toBe(1);
  expect((await release('status')).output).toBe(before);
}

describe('calls', () => {
  beforeEach(async () => {
    buildApi(rootDir, 'api0001', first);
    rebuild(rootDir, 'mypage', 'mypage0001', uses(first));
    await release('sync');
  });

  it('registers the api beside the apps', async () => {
    expect((await release('status')).output).toMatch(/api +stable api0001/);
    await expectRefused(['canary', 'api', '10'], /promote it instead/);
  });

  it('accepts an api that has grown', async () => {
    buildApi(rootDir, 'api0002', {
      ...withList(orders.extend({ next: z.string(), state: z.enum(['PAID', 'SENT', 'LOST']) })),
      'toy.new': shapeOfCall({ ...cancel, path: '/toy' }, ofCancel(z.object({}))),
    });
    expect(await release('publish', 'api')).toMatchObject({ code: 0 });
    expect(await release('promote', 'api')).toMatchObject({ code: 0 });
  });

  it.each([
    [
      'lacks a call',
      { [list.id]: first[list.id] } as typeof first,
      /calls: mypage mypage0001 uses claim\.cancel \(POST \/claim\/v1\/cancel\), which api api0002 does not have/,
    ],
    [
      'has lost a field',
      withList(orders.omit({ total: true })),
      /calls: mypage mypage0001 uses order\.list \(GET .*\): reply\.total of api api0002 has gone/,
    ],
    [
      'needs a new field',
      withCancel(reason.extend({ note: z.string() })),
      /uses claim\.cancel .*: body\.note of api api0002 is required/,
    ],
    [
      'accepts fewer values',
      withCancel(z.object({ reasonCd: z.enum(['LATE']) })),
      /uses claim\.cancel .*: body\.reasonCd of api api0002 does not accept "OTHER"/,
    ],
  ])('refuses an api that %s while visitors use it', async (_, serves, message) => {
    buildApi(rootDir, 'api0002', serves);
    await expectRefused(['publish', 'api'], message);
    await expectRefused(['publish', 'api', '--accept', 'earlier'], message);
  });

  it('refuses a remote that needs what the api does not serve yet, until it does', async () => {
    const grown = withList(orders.extend({ next: z.string() }));
    rebuild(rootDir, 'mypage', 'mypage0002', uses(grown));
    await expectRefused(
      ['publish', 'mypage'],
      /calls: mypage mypage0002 uses order\.list .*: reply\.next of api api0001 has gone/,
    );
    buildApi(rootDir, 'api0002', grown);
    await release('publish', 'api');
    await expectRefused(['publish', 'mypage'], /api api0001/);
    await release('promote', 'api');
    expect(await release('publish', 'mypage')).toMatchObject({ code: 0 });
  });

  it('refuses to roll back to what the other side no longer fits', async () => {
    const grown = withList(orders.extend({ next: z.string() }));
    buildApi(rootDir, 'api0002', grown);
    rebuild(rootDir, 'mypage', 'mypage0002', uses(grown));
    await release('sync');
    await expectRefused(['rollback', 'api'], /mypage0002 uses order\.list .* of api api0001/);
    rebuild(rootDir, 'mypage', 'mypage0003', uses({}));
    await release('publish', 'mypage');
    await release('promote', 'mypage');
    buildApi(rootDir, 'api0003', { [list.id]: grown[list.id] } as typeof first);
    await expectRefused(
      ['publish', 'api'],
      /earlier: api api0002 serves claim\.cancel .*, which api api0003 does not have/,
    );
    expect(await release('publish', 'api', '--accept', 'earlier')).toMatchObject({ code: 0 });
    await release('promote', 'api');
    await expectRefused(
      ['rollback', 'mypage'],
      /mypage0002 uses claim\.cancel .*, which api api0003 does not have/,
    );
  });

  it('releases what changes on both sides as one revision', async () => {
    const changed = withList(orders.omit({ total: true }));
    buildApi(rootDir, 'api0002', changed);
    rebuild(rootDir, 'mypage', 'mypage0002', uses(changed));
    expect((await release('sync')).output).toContain('Revision 2.');
    expect((await release('status')).output).toMatch(/api0002[\s\S]*mypage0002/);
  });

  it('refuses a contract that was changed after it was published', async () => {
    rebuild(rootDir, 'mypage', 'mypage0002', uses({}));
    await release('publish', 'mypage');
    fs.writeFileSync(path.join(folder, 'builds/mypage/mypage0002/contract.json'), '{}');
    await expectRefused(['promote', 'mypage'], /hashes: contract\.json is missing or was changed/);
  });
});

it('refuses calls as long as no api is released', async () => {
  rebuild(rootDir, 'mypage', 'mypage0001', uses(first));
  await release('sync', 'shell');
  await expectRefused(['publish', 'mypage'], /calls: no api is released, which serves the calls/);
});

describe('fragments and events', () => {
  const shows = { fragments: { offers: [], uses: ['display/corners'] } };
  const offers = { fragments: { offers: ['display/corners'], uses: [] } };
  beforeEach(async () => {
    buildApi(rootDir, 'api0001', {});
    rebuild(rootDir, 'display', 'display0001', {
      contract: { ...offers, events: { sends: ['basket:changed'], hears: [] } },
    });
    rebuild(rootDir, 'mypage', 'mypage0001', {
      contract: { ...shows, events: { sends: [], hears: ['basket:changed'] } },
    });
    await release('sync');
  });

  it('refuses a build that no longer offers what another one shows', async () => {
    rebuild(rootDir, 'display', 'display0002', {
      contract: { events: { sends: ['basket:changed'], hears: [] } },
    });
    await expectRefused(
      ['publish', 'display'],
      /fragments: mypage mypage0001 shows display\/corners, which display display0002 does not offer/,
    );
  });

  it('refuses a build that shows what is not offered yet', async () => {
    rebuild(rootDir, 'mypage', 'mypage0002', {
      contract: { fragments: { offers: [], uses: ['display/banner'] } },
    });
    await expectRefused(
      ['publish', 'mypage'],
      /mypage mypage0002 shows display\/banner, which display display0001 does not offer/,
    );
  });

  it('refuses the end of an event that others wait for, unless that is accepted', async () => {
    rebuild(rootDir, 'display', 'display0002', { contract: offers });
    await expectRefused(
      ['publish', 'display'],
      /events: mypage mypage0001 waits for basket:changed, which display display0002 does not send/,
    );
    expect(await release('publish', 'display', '--accept', 'events')).toMatchObject({ code: 0 });
  });
});
