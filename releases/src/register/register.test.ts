import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { changeRegister, prunableBuilds, ReleaseRefusal } from './register';
import {
  emptyRegister,
  type PublishedBuild,
  parseRegister,
  type Register,
  registerSchema,
} from './register.schema';

const context = { at: '2026-11-23T01:00:00.000Z', by: 'tester' };

const published = (build: string, publishedAt = context.at): PublishedBuild => ({
  path: `builds/goods/${build}`,
  integrity: `sha256-${'A'.repeat(43)}=`,
  publishedAt,
  prefixes: ['/goods'],
  provides: {},
  requires: {},
});

type Edit = (change: ReturnType<typeof changeRegister>) => void;

const after = (register: Register, ...edits: Edit[]): Register =>
  edits.reduce((current, edit) => {
    const change = changeRegister(current, context);
    edit(change);
    return change.result();
  }, register);

const publish =
  (build: string, at?: string): Edit =>
  (change) =>
    change.publish('goods', build, published(build, at));
const promote =
  (build?: string): Edit =>
  (change) =>
    change.promote('goods', build);
const canary =
  (percent: number, build?: string): Edit =>
  (change) =>
    change.canary('goods', percent, build);
const rollback =
  (build?: string): Edit =>
  (change) =>
    change.rollback('goods', build);

const goodsOf = (register: Register) => register.apps.goods;

const twoBuilds = after(
  emptyRegister,
  publish('one', '2026-11-01T00:00:00.000Z'),
  promote(),
  publish('two', '2026-11-02T00:00:00.000Z'),
);

it('gives a published build to nobody', () => {
  expect(goodsOf(twoBuilds)).toMatchObject({ stable: 'one', earlier: [] });
  expect(goodsOf(twoBuilds)?.canary).toBeUndefined();
});

it('counts revisions, and keeps only the changes of each', () => {
  expect(twoBuilds.revision).toBe(3);
  expect(twoBuilds.changes).toEqual([
    { ...context, action: 'publish', app: 'goods', build: 'two' },
  ]);
});

it('publishes a build once', () => {
  expect(after(twoBuilds, publish('two'))).toBe(twoBuilds);
});

it('gives the latest build to a share, and promotes the canary', () => {
  const shared = after(twoBuilds, canary(10), canary(50));
  expect(goodsOf(shared)).toMatchObject({ stable: 'one', canary: { build: 'two', percent: 50 } });
  const promoted = goodsOf(after(shared, promote()));
  expect(promoted).toMatchObject({ stable: 'two', earlier: ['one'] });
  expect(promoted?.canary).toBeUndefined();
});

it('ends a canary by 0 % and by a rollback', () => {
  const shared = after(twoBuilds, canary(10));
  for (const end of [canary(0), rollback()]) {
    expect(goodsOf(after(shared, end))).toMatchObject({ stable: 'one' });
    expect(goodsOf(after(shared, end))?.canary).toBeUndefined();
  }
});

it('goes back to the build before, and further by name', () => {
  const three = after(twoBuilds, promote(), publish('three'), promote('three'));
  expect(goodsOf(three)?.earlier).toEqual(['two', 'one']);
  const back = after(three, rollback());
  expect(goodsOf(back)).toMatchObject({ stable: 'two', earlier: ['one'] });
  expect(goodsOf(after(back, rollback()))).toMatchObject({ stable: 'one', earlier: [] });
  expect(goodsOf(after(three, rollback('one')))?.stable).toBe('one');
});

it.each<[string, Edit, RegExp]>([
  ['a canary of an app without builds', (change) => change.canary('cs', 5), /No build of cs/],
  ['a canary of the stable build', canary(5, 'one'), /is stable/],
  ['a canary of an unknown build', canary(5, 'nine'), /nine of goods is not published/],
  ['the end of no canary', canary(0), /No canary of goods is running/],
  ['a promotion of the stable build', promote('one'), /stable already/],
  ['a rollback without an earlier build', rollback(), /no earlier build/],
])('refuses %s', (_, edit, message) => {
  expect(() => after(twoBuilds, edit)).toThrow(ReleaseRefusal);
  expect(() => after(twoBuilds, edit)).toThrow(message);
});

it('gives a share of the visitors the first build of a remote', () => {
  const first = after(emptyRegister, publish('one'), canary(5));
  expect(goodsOf(first)).toMatchObject({ canary: { build: 'one', percent: 5 } });
  expect(goodsOf(after(first, promote('one')))).toMatchObject({ stable: 'one', earlier: [] });
});

it('lets old builds go that are neither used nor a target of a rollback', () => {
  const many = after(
    twoBuilds,
    promote('two'),
    publish('three', '2026-11-03T00:00:00.000Z'),
    promote('three'),
    publish('four', '2026-11-04T00:00:00.000Z'),
  );
  const app = goodsOf(many);
  if (!app) throw new Error('goods is not registered');
  expect(prunableBuilds(app, '2026-12-01T00:00:00.000Z', 1)).toEqual(['one', 'four']);
  expect(prunableBuilds(app, '2026-11-02T00:00:00.000Z', 0)).toEqual(['one']);
  const pruned = goodsOf(after(many, (change) => change.prune('goods', 'one')));
  expect(pruned?.earlier).toEqual(['two']);
});

describe('stored form', () => {
  it('is what its JSON Schema says', () => {
    const file = path.join(__dirname, 'register.schema.json');
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(z.toJSONSchema(registerSchema, { io: 'input' }))),
    );
  });

  it('is read as it was written', () => {
    const register = after(twoBuilds, canary(10));
    expect(parseRegister(JSON.stringify(register), 'a.json')).toEqual(register);
  });

  it.each([
    ['another version', { ...twoBuilds, version: 2 }],
    ['an unknown field', { ...twoBuilds, owner: 'goods' }],
    [
      'a build that it lacks',
      { ...twoBuilds, apps: { goods: { ...goodsOf(twoBuilds), stable: 'x' } } },
    ],
    [
      'a path out of the store',
      JSON.parse(JSON.stringify(twoBuilds).replaceAll('builds/goods/one', '../one')),
    ],
  ])('is refused with %s', (_, register) => {
    expect(() => parseRegister(JSON.stringify(register), 'a.json')).toThrow('a.json is damaged');
  });
});
