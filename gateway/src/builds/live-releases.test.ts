import fs from 'node:fs';
import path from 'node:path';
import { prefixes, rebuild, writeNewRemote } from '@shop/releases/testing';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../testing/gateway-in-place';
import { pageDataOf, stateOf } from '../testing/page-data-of';
import { type ReleasedShop, writeReleasedShop } from '../testing/released-shop';

let shop: ReleasedShop;
let gateway: FastifyInstance;

const start = () => createGateway(shop.config);

/** A second build of the display remote, with another heading. */
const rebuildDisplay = (buildId = 'display0002', text = '새 홈') =>
  rebuild(shop.rootDir, 'display', buildId, { edit: (code) => code.replaceAll('홈 화면', text) });

beforeEach(async () => {
  shop = await writeReleasedShop();
  rebuildDisplay();
  await shop.releaser.publish('display');
  gateway = await start();
});
afterEach(async () => {
  await gateway.close();
  await shop.close();
});

const open = (url: string, cookie = '') => gateway.inject({ url, headers: { cookie } });
const headingOf = (body: string) => /<h1>(.*?)<\/h1>/.exec(body)?.[1];
const home = async (cookie?: string) => headingOf((await open('/main', cookie)).body);
const latestId = async (cookie?: string) =>
  (await open('/builds/latest.json', cookie)).json().id as string;
const visitor = (no: number) => `releaseVisitor=${no.toString(16).padStart(16, '0')}`;
const visitors = Array.from({ length: 40 }, (_, no) => visitor(no));

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((done) => setTimeout(done, 50));
}
const untilHomeIs = (text: string) => until(async () => (await home()) === text);

it('serves the stable builds of the register, and no other published one', async () => {
  expect(await home()).toBe('홈 화면');
  const { remotes } = stateOf((await open('/main')).body);
  expect(remotes.display.entry).toBe('/assets/display/display0001/entry.js');
  expect((await open('/main')).headers['set-cookie']).toBeUndefined();
});

it('follows a canary for all, a promotion and a rollback without a restart', async () => {
  const first = await latestId();
  await shop.releaser.canary('display', 100);
  await untilHomeIs('새 홈');
  expect(await latestId()).not.toBe(first);
  await shop.releaser.promote('display');
  expect(await home()).toBe('새 홈');
  await shop.releaser.rollback('display');
  await untilHomeIs('홈 화면');
  expect(await latestId()).toBe(first);
});

it('keeps each visitor on the same build while a canary runs', async () => {
  await shop.releaser.canary('display', 50);
  await until(async () => (await open('/main')).headers['set-cookie'] !== undefined);
  const seen = await Promise.all(visitors.map(home));
  expect(new Set(seen)).toEqual(new Set(['홈 화면', '새 홈']));
  expect(await Promise.all(visitors.map(home))).toEqual(seen);

  await shop.releaser.canary('display', 75);
  const inCanary = visitors.filter((_, index) => seen[index] === '새 홈');
  const isGrown = async () =>
    (await Promise.all(visitors.map(home))).filter((text) => text === '새 홈').length >
    inCanary.length;
  await until(isGrown);
  expect(new Set(await Promise.all(inCanary.map(home)))).toEqual(new Set(['새 홈']));
});

it('gives a new visitor of a canary an id, and each build its own latest id', async () => {
  await shop.releaser.canary('display', 50);
  await until(async () => (await open('/main')).headers['set-cookie'] !== undefined);
  const reply = await open('/main');
  const setCookie = String(reply.headers['set-cookie']);
  expect(setCookie).toMatch(/^releaseVisitor=[0-9a-f]{16}; Path=\/; .*HttpOnly; SameSite=Lax$/);
  expect(reply.headers['cache-control']).toBe('private, no-cache');
  const cookie = setCookie.split(';', 1)[0];
  expect(await latestId(cookie)).toBe(stateOf(reply.body).buildId);
  expect((await open('/main', cookie)).headers['set-cookie']).toBeUndefined();
  expect(new Set(await Promise.all(visitors.map(latestId))).size).toBe(2);
});

it('serves files and hashes of a build that was replaced to tabs that have it', async () => {
  const { body } = await open('/main');
  const { state, hashes } = pageDataOf(body);
  const list = hashes['/assets/display/display0001/'];
  await shop.releaser.promote('display');
  await untilHomeIs('새 홈');
  const file = await open('/assets/display/display0001/main.js');
  expect([file.statusCode, file.body]).toEqual([200, 'display()']);
  expect((await open(`/builds/hashes/${list}.json`)).json()['main.js']).toBeDefined();
  const meta = await open(`/builds/meta/${state.buildId}.json`);
  expect(meta.json().apps.display).toBe('display0001');
});

it('serves no changed file of a replaced build, and nothing outside of it', async () => {
  await shop.releaser.promote('display');
  await untilHomeIs('새 홈');
  const folder = path.join(shop.releasesDir, 'builds/display/display0001');
  fs.writeFileSync(path.join(folder, 'client/main.js'), 'evil()');
  expect((await open('/assets/display/display0001/main.js')).statusCode).toBe(500);
  for (const file of ['release.json', '..%2Frelease.json', 'none.js', 'toString'])
    expect((await open(`/assets/display/display0001/${file}`)).statusCode).toBe(404);
});

it('answers 404 for a file of a replaced build that was deleted', async () => {
  await shop.releaser.promote('display');
  await untilHomeIs('새 홈');
  fs.rmSync(path.join(shop.releasesDir, 'builds/display/display0001'), { recursive: true });
  expect((await open('/assets/display/display0001/main.js')).statusCode).toBe(404);
});

it('stays on the build before when the next one is damaged', async () => {
  await shop.releaser.promote('display');
  await untilHomeIs('새 홈');
  rebuildDisplay('display0003', '세 번째 홈');
  await shop.releaser.publish('display');
  await shop.releaser.promote('display');
  const folder = path.join(shop.releasesDir, 'builds/display/display0003');
  fs.writeFileSync(path.join(folder, 'client/main.js'), 'evil()');
  // A later change shows that the damaged one was seen.
  const before = await latestId();
  rebuild(shop.rootDir, 'mypage', 'mypage0002');
  await shop.releaser.publish('mypage');
  await shop.releaser.promote('mypage');
  await until(async () => (await latestId()) !== before);
  expect(await home()).toBe('새 홈');
});

it('leaves the pages of a build whose server code was changed to the browser', async () => {
  await shop.releaser.promote('display');
  await untilHomeIs('새 홈');
  rebuildDisplay('display0003', '세 번째 홈');
  await shop.releaser.publish('display');
  await shop.releaser.promote('display');
  const folder = path.join(shop.releasesDir, 'builds/display/display0003');
  fs.appendFileSync(path.join(folder, 'server/routes.cjs'), ';evil()');
  await until(async () => stateOf((await open('/main')).body).isRendered === false);
  expect(stateOf((await open('/main')).body).remotes.display.entry).toContain('display0003');
});

it('starts without a remote that is not registered yet, and follows', async () => {
  await gateway.close();
  const register = path.join(shop.releasesDir, 'register');
  fs.rmSync(register, { recursive: true });
  await shop.releaser.sync(['shell']);
  gateway = await start();
  expect(stateOf((await open('/main')).body)).toMatchObject({
    remotes: {},
    paths: {},
  });
  expect((await open('/main')).statusCode).toBe(404);
  await shop.releaser.sync();
  await untilHomeIs('새 홈');
});

describe('a build with a page below a new prefix', () => {
  const PAGE = '/magazine/1';

  /** Display with a members' page below a prefix that no build had before. */
  async function publishMagazine(): Promise<void> {
    rebuild(shop.rootDir, 'display', 'display0003', {
      edit: (code) => code.replace("path: '/display/dark'", "path: '/magazine/:no'"),
      fields: { prefixes: [...(prefixes.display ?? []), '/magazine'] },
    });
    await shop.releaser.publish('display', ['routes']);
  }
  const statusOf = async (cookie?: string) => (await open(PAGE, cookie)).statusCode;
  const untilStatusIs = (status: number) => until(async () => (await statusOf()) === status);

  beforeEach(publishMagazine);

  it('is served after its promotion, known to the page’s router, and gone after a rollback', async () => {
    expect(await statusOf()).toBe(404);
    await shop.releaser.promote('display');
    await untilStatusIs(200);
    const { body } = await open(PAGE);
    expect(headingOf(body)).toBe('홈 화면');
    const { files } = pageDataOf(body);
    expect(JSON.stringify(files)).toContain('display0003/entry.js');
    expect(stateOf((await open('/main')).body).paths.display).toContain('/magazine');
    await shop.releaser.rollback('display');
    await untilStatusIs(404);
    expect(stateOf((await open('/main')).body).paths.display).not.toContain('/magazine');
  });

  it('is a canary’s only for its visitors', async () => {
    await shop.releaser.canary('display', 50);
    await until(async () => (await open('/main')).headers['set-cookie'] !== undefined);
    const seen = await Promise.all(
      visitors.map(async (cookie) => {
        const { paths } = stateOf((await open('/main', cookie)).body);
        return `${await statusOf(cookie)} ${paths.display.includes('/magazine')}`;
      }),
    );
    expect(new Set(seen)).toEqual(new Set(['200 true', '404 false']));
  });

  it('has the paths of the design reference on its own pages only', async () => {
    expect(stateOf((await open('/main')).body).paths.display).not.toContain('/markup/SB-MO-SH-*');
    const reference = stateOf((await open('/markup')).body);
    expect(reference.paths.display).toContain('/markup/SB-MO-SH-*');
  });

  it('has a remote of the design reference alone on the pages of that only', async () => {
    writeNewRemote(shop.rootDir, 'markup', '레퍼런스');
    await shop.releaser.publish('markup');
    await shop.releaser.promote('markup');
    await until(async () => headingOf((await open('/markup')).body) === '레퍼런스');
    const knows = async (page: string) => {
      const { state, hashes } = pageDataOf((await open(page)).body);
      const folders = Object.keys(hashes).map((folder) => folder.split('/')[2]);
      return [Object.keys(state.remotes), Object.keys(state.paths), folders].map((names) =>
        ['display', 'markup'].filter((name) => names.includes(name)),
      );
    };
    const [one, all] = [['display'], ['display', 'markup']];
    expect(await knows('/main')).toEqual([one, one, one]);
    expect(await knows('/markup')).toEqual([all, all, all]);
  });
});

describe('a remote that the shop did not have when the gateway started', () => {
  const PAGE = '/tv-shop';
  const statusOf = async (cookie?: string) => (await open(PAGE, cookie)).statusCode;
  const untilStatusIs = (status: number) => until(async () => (await statusOf()) === status);

  beforeEach(async () => {
    writeNewRemote(shop.rootDir, 'tv-shop', '방송');
    await shop.releaser.publish('tv-shop');
  });

  it('is rendered, served and routed after its promotion, and gone after its removal', async () => {
    expect(await statusOf()).toBe(404);
    await shop.releaser.promote('tv-shop');
    await untilStatusIs(200);
    const { body } = await open(PAGE);
    expect(headingOf(body)).toBe('방송');
    const { remotes, paths } = stateOf((await open('/main')).body);
    expect(remotes['tv-shop']).toEqual({
      container: '__mfe_tv_shop',
      entry: '/assets/tv-shop/tv-shop0001/entry.js',
    });
    expect(paths['tv-shop']).toEqual([PAGE]);
    expect((await open(remotes['tv-shop'].entry)).body).toBe('tv-shop()');

    await shop.releaser.remove('tv-shop');
    await untilStatusIs(404);
    const after = stateOf((await open('/main')).body);
    expect(Object.keys(after.remotes)).not.toContain('tv-shop');
    expect(await home()).toBe('홈 화면');
    // Of tabs that were opened with it.
    expect((await open(remotes['tv-shop'].entry)).statusCode).toBe(200);
  });

  it('has a canary before it has a stable build: the others find no such page', async () => {
    await shop.releaser.canary('tv-shop', 50);
    await until(async () => (await open('/main')).headers['set-cookie'] !== undefined);
    const seen = await Promise.all(
      visitors.map(async (cookie) => {
        const { paths } = stateOf((await open('/main', cookie)).body);
        return `${await statusOf(cookie)} ${'tv-shop' in paths}`;
      }),
    );
    expect(new Set(seen)).toEqual(new Set(['200 true', '404 false']));
    await shop.releaser.rollback('tv-shop');
    const isGone = async () => (await Promise.all(visitors.map(statusOf))).every((s) => s === 404);
    await until(isGone);
  });

  it('goes back to its build before', async () => {
    await shop.releaser.promote('tv-shop');
    await untilStatusIs(200);
    const edit = (code: string) => code.replace('방송', '새 방송');
    rebuild(shop.rootDir, 'tv-shop', 'tv-shop0002', { edit });
    await shop.releaser.publish('tv-shop');
    await shop.releaser.promote('tv-shop');
    await until(async () => headingOf((await open(PAGE)).body) === '새 방송');
    await shop.releaser.rollback('tv-shop');
    await until(async () => headingOf((await open(PAGE)).body) === '방송');
  });
});

it('needs a login where the promoted build says so', async () => {
  expect((await open('/display/dark')).statusCode).toBe(200);
  const members = ['/main', '/display', '/display/dark!', '/search', '/markup/SB-MO-SH-*'];
  rebuild(shop.rootDir, 'display', 'display0003', { fields: { prefixes: members } });
  await shop.releaser.publish('display');
  await shop.releaser.promote('display');
  await until(async () => (await open('/display/dark')).statusCode === 302);
  expect((await open('/display/dark')).headers.location).toBe(
    '/common/login-auth?returnTo=%2Fdisplay%2Fdark',
  );
  expect((await open('/robots.txt')).body).toContain('Disallow: /display/dark');
  expect((await open('/main')).statusCode).toBe(200);
});

it('serves builds from before paths were declared as it did then', async () => {
  rebuild(shop.rootDir, 'mypage', 'mypage0002', { fields: { prefixes: undefined } });
  await shop.releaser.publish('mypage');
  await shop.releaser.promote('mypage');
  const before = await latestId();
  await until(async () => (await latestId()) !== before);
  const reply = await open('/mypage/order/list');
  expect(reply.headers.location).toContain('/common/login-auth');
  const { paths } = stateOf((await open('/main')).body);
  expect(paths.mypage).toEqual([
    '/mypage!',
    '/mypage/gift/accept',
    '/mypage/gift/reject',
    '/mypage/gift/shipping',
    '/claim!$',
  ]);
});

it('shows that a damaged build failed, not that its pages are gone', async () => {
  await gateway.close();
  fs.writeFileSync(
    path.join(shop.releasesDir, 'builds/display/display0001/client/main.js'),
    'evil()',
  );
  gateway = await start();
  const reply = await open('/main');
  expect(reply.statusCode).toBe(200);
  expect(stateOf(reply.body)).toMatchObject({ isRendered: false });
});
