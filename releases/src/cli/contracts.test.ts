import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Call, orderCalls } from '@shop/shared/contracts';
import {
  type CallParts,
  type Shape,
  shapeOfCall,
  shapesOfContract,
} from '@shop/shared/contracts/shapes';
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
const ofList = (reply: z.ZodType): CallParts => ({
  query: z.object({ q: z.string().optional() }),
  reply,
});
const ofCancel = (body: z.ZodType): CallParts => ({ body, reply: z.object({}) });
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

describe('the removal of a remote', () => {
  beforeEach(async () => {
    buildApi(rootDir, 'api0001', {});
    rebuild(rootDir, 'display', 'display0001', {
      contract: { fragments: { offers: ['display/corners'], uses: [] } },
    });
    await release('sync');
  });

  it('is refused while a build that visitors get shows its fragments, unless that is accepted', async () => {
    rebuild(rootDir, 'mypage', 'mypage0002', {
      contract: { fragments: { offers: [], uses: ['display/corners'] } },
    });
    await release('publish', 'mypage');
    await release('canary', 'mypage', '10');
    await expectRefused(
      ['remove', 'display'],
      /fragments: mypage mypage0002 shows display\/corners, whose place would be empty/,
    );
    await expectRefused(['remove', 'display', '--json'], /"rule": "fragments"/);
    const { code, output } = await release('remove', 'display', '--accept', 'routes');
    expect([code, output]).toEqual([2, expect.stringContaining('routes cannot be accepted')]);
    await release('canary', 'mypage', '0');
    await release('promote', 'mypage');
    expect(await release('remove', 'display', '--accept', 'fragments')).toMatchObject({ code: 0 });
    expect((await release('history', 'display')).output).toContain('accepted: fragments');
  });

  it('needs no acceptance when nobody shows its fragments', async () => {
    expect(await release('remove', 'display')).toMatchObject({ code: 0 });
    expect((await release('history', 'display')).output).not.toContain('accepted');
  });
});

describe('placeholders of pages', () => {
  const withPlaceholder = (field: string, { path: page = '/main', version = 1 } = {}) => ({
    fields: {
      placeholders: {
        version,
        pages: [
          { path: page, status: '', element: ['main', 'a', [['p', 'b', field]]], styles: '' },
        ],
      },
    },
  });
  beforeEach(async () => {
    buildApi(rootDir, 'api0001', {});
    rebuild(rootDir, 'mypage', 'mypage0001', { fields: { cardFields: ['name'] } });
    rebuild(rootDir, 'display', 'display0001', withPlaceholder('name'));
    await release('sync');
  });

  it.each([
    [
      'shows what the cards of another app do not have',
      withPlaceholder('tone'),
      /placeholders: the placeholder of \/main in display display0002 shows tone, which the cards of mypage mypage0001 do not have/,
    ],
    [
      'is of a form that the shell does not draw',
      withPlaceholder('name', { version: 9 }),
      /placeholders: display display0002 has placeholders of version 9; shell shell0001 draws up to version 1/,
    ],
    [
      'is of a page of another app',
      withPlaceholder('name', { path: '/mypage/order/list' }),
      /placeholders: display display0002 has a placeholder of \/mypage\/order\/list, which is no page of it/,
    ],
  ])('refuses one that %s, unless that is accepted', async (_, next, message) => {
    rebuild(rootDir, 'display', 'display0002', next);
    await expectRefused(['publish', 'display'], message);
    const accepting = ['publish', 'display', '--accept', 'placeholders'];
    expect(await release(...accepting)).toMatchObject({ code: 0 });
  });

  it('refuses cards without a field that one shows', async () => {
    rebuild(rootDir, 'mypage', 'mypage0002', { fields: { cardFields: ['price'] } });
    await expectRefused(
      ['publish', 'mypage'],
      /in display display0001 shows name, which the cards of mypage mypage0002 do not have/,
    );
  });
});

const text: Shape = { type: 'string' };
const number: Shape = { type: 'number' };
const objectOf = (properties: Record<string, Shape>, optional: string[] = []): Shape => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const place = objectOf({ pageCd: text, refNo: number }, ['refNo']);
const changed = objectOf({ orderNo: text });

describe('props of fragments and payloads of events', () => {
  const fragment = 'display/corners';
  const event = 'order:changed';
  const offering = (props: Shape, payload = changed) => ({
    contract: {
      fragments: { offers: [fragment], uses: [] },
      events: { sends: [event], hears: [] },
      props: { [fragment]: props },
      payloads: { [event]: payload },
    },
  });
  const showing = (props: Shape, payload = changed) => ({
    contract: {
      fragments: { offers: [], uses: [fragment] },
      events: { sends: [], hears: [event] },
      props: { [fragment]: props },
      payloads: { [event]: payload },
    },
  });
  beforeEach(async () => {
    buildApi(rootDir, 'api0001', {});
    rebuild(rootDir, 'display', 'display0001', offering(place));
    rebuild(rootDir, 'mypage', 'mypage0001', showing(place));
    await release('sync');
  });

  it.each([
    [
      'needs a new prop',
      objectOf({ pageCd: text, refNo: number, tone: text }, ['refNo']),
      /fragments: mypage mypage0001 shows display\/corners: props\.tone of display display0002 is required/,
    ],
    [
      'has lost a prop',
      objectOf({ refNo: number }, ['refNo']),
      /shows display\/corners: props\.pageCd of display display0002 is not read/,
    ],
    [
      'reads a prop as another type',
      objectOf({ pageCd: number, refNo: number }, ['refNo']),
      /shows display\/corners: props\.pageCd of display display0002 does not accept string, only number/,
    ],
    [
      'reads a prop that no page can hold',
      objectOf({ pageCd: text, refNo: number, onClose: {} }, ['refNo', 'onClose']),
      /fragments: display display0002 offers display\/corners with the prop onClose, which is no text, number or boolean/,
    ],
  ])('refuses an owner that %s', async (_, props, message) => {
    rebuild(rootDir, 'display', 'display0002', offering(props));
    await expectRefused(['publish', 'display'], message);
  });

  it('accepts an optional prop at the owner, and only then where it is shown', async () => {
    const grown = objectOf({ pageCd: text, refNo: number, tone: text }, ['refNo', 'tone']);
    rebuild(rootDir, 'mypage', 'mypage0002', showing(grown));
    await expectRefused(
      ['publish', 'mypage'],
      /mypage mypage0002 shows display\/corners: props\.tone of display display0001 is not read/,
    );
    rebuild(rootDir, 'display', 'display0002', offering(grown));
    expect(await release('publish', 'display')).toMatchObject({ code: 0 });
    await release('promote', 'display');
    expect(await release('publish', 'mypage')).toMatchObject({ code: 0 });
    await release('promote', 'mypage');
    await expectRefused(
      ['rollback', 'display'],
      /mypage mypage0002 shows display\/corners: props\.tone of display display0001 is not read/,
    );
  });

  it('refuses a field of an event that was renamed, on either side', async () => {
    const renamed = objectOf({ no: text });
    rebuild(rootDir, 'display', 'display0002', offering(place, renamed));
    const message =
      /payloads: mypage mypage0001 reads order:changed: order:changed\.orderNo of display display0002 has gone/;
    await expectRefused(['publish', 'display'], message);
    await expectRefused(['publish', 'display', '--accept', 'events'], message);
    rebuild(rootDir, 'mypage', 'mypage0002', showing(place, renamed));
    await expectRefused(
      ['publish', 'mypage'],
      /payloads: mypage mypage0002 reads order:changed: order:changed\.no of display display0001 has gone/,
    );
    expect((await release('sync', 'display', 'mypage')).output).toContain('Revision 2.');
  });

  it('accepts an event that carries more', async () => {
    const grown = objectOf({ orderNo: text, state: text });
    rebuild(rootDir, 'display', 'display0002', offering(place, grown));
    expect(await release('publish', 'display')).toMatchObject({ code: 0 });
  });

  it('compares by name with a build from before shapes were stated', async () => {
    const { props: _, payloads: __, ...names } = offering(place).contract;
    rebuild(rootDir, 'display', 'display0002', { contract: names });
    expect(await release('publish', 'display')).toMatchObject({ code: 0 });
  });
});

it('states the props and payloads of the shop', () => {
  const { fragments, events } = shapesOfContract();
  expect(fragments['order/deposit']).toMatchObject(objectOf({ orderNo: text }));
  expect(events['order:changed']).toMatchObject(objectOf({ orderNo: text }));
  expect(events['basket:changed']).toEqual({ type: 'object', properties: {} });
});
