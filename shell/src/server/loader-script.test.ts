import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { SHEETS_ID } from '../frame/page-state';
import { inlineScriptHashes, inlineScripts } from './loader-script';
import { contentPolicy } from './security';

const styleHash = "'sha256-abc='";
const policy = contentPolicy([styleHash]);

test('the content policy contains the hash of every inline script and nothing unsafe', () => {
  for (const script of Object.values(inlineScripts)) {
    const hash = createHash('sha256').update(script).digest('base64');
    expect(inlineScriptHashes).toContain(`'sha256-${hash}'`);
    expect(policy).toContain(`'sha256-${hash}'`);
  }
  expect(policy).toContain(styleHash);
  expect(policy).toContain("'strict-dynamic'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|http:/);
});

test('the content policy asks for Trusted Types of one policy, except with a tag manager', () => {
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default$/);
  expect(contentPolicy([styleHash], { hasTagManager: true })).not.toContain('trusted-types');
});

test("the content policy allows the tag manager's host only when it is configured", () => {
  const hostsOf = (text: string) => [...new Set(text.match(/https:\/\/[^\s;]+/g) ?? [])];
  expect(hostsOf(policy)).toEqual([]);
  const open = contentPolicy([styleHash], { hasTagManager: true });
  expect(hostsOf(open)).toEqual(['https://www.googletagmanager.com']);
  expect(open).not.toMatch(/unsafe|\*|http:/);
});

/** Runs the head script with this stored mode. @returns the mode of the page */
function modeFor(stored: string | null): string | undefined {
  const dataset: Record<string, string> = { mode: 'card' };
  const documentElement = { dataset, getAttribute: () => null };
  const localStorage = { getItem: (key: string) => (key === 'shop.mode' ? stored : null) };
  const world = { localStorage, document: { documentElement }, JSON };
  try {
    vm.runInNewContext(inlineScripts.head, world);
  } catch {
    // The rest of the head script needs a browser.
  }
  return dataset.mode;
}

test.each([
  [null, 'card'],
  ['"light"', 'light'],
  ['"dark"', 'dark'],
  ['"card"', 'card'],
  ['"system"', undefined],
  ['"pink"', 'card'],
  ['broken{', 'card'],
])('a stored mode of %s shows %s', (stored, shown) => {
  expect(modeFor(stored)).toBe(shown);
});

test('uses the default when storage is blocked', () => {
  const dataset = { mode: 'card' };
  const world = {
    get localStorage(): never {
      throw new Error('blocked');
    },
    document: { documentElement: { dataset } },
  };
  try {
    vm.runInNewContext(inlineScripts.head, world);
  } catch {
    // See above.
  }
  expect(dataset.mode).toBe('card');
});

/** Runs the head script. @returns the attributes of the document */
function headOn(
  world: { search?: string; session?: string | null; forced?: string; stored?: string } = {},
) {
  const dataset: Record<string, string> = { mode: 'card' };
  if (world.forced) Object.assign(dataset, { mode: world.forced, forced: '' });
  const session = new Map(world.session ? [['shop.hidesHeader', world.session]] : []);
  const sessionStorage = {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
    removeItem: (key: string) => session.delete(key),
  };
  try {
    vm.runInNewContext(inlineScripts.head, {
      localStorage: { getItem: (key: string) => (key === 'shop.mode' ? world.stored : null) },
      sessionStorage,
      location: { search: world.search ?? '' },
      document: { documentElement: { dataset, getAttribute: () => null } },
      JSON,
    });
  } catch {
    // See above.
  }
  return { dataset, isKept: session.has('shop.hidesHeader') };
}

test.each([
  ['?isHideHeader=Y', null, 'hidden', true],
  ['?q=1&isHideHeader=true', null, 'hidden', true],
  ['?q=1', 'true', 'hidden', true],
  ['', null, undefined, false],
  ['?isHideHeader=N', 'true', undefined, false],
  ['?isHideHeader=maybe', null, undefined, false],
  ['?notisHideHeader=Y', null, undefined, false],
])(
  'with %s and a session of %s the header is %s before the first paint',
  (search, session, shown, kept) => {
    const { dataset, isKept } = headOn({ search, session });
    expect([dataset.header, isKept]).toEqual([shown, kept]);
  },
);

test('keeps a mode forced by the page, whatever the visitor chose', () => {
  expect(headOn({ forced: 'light', stored: '"dark"' }).dataset.mode).toBe('light');
  expect(headOn({ forced: 'light', stored: '"system"' }).dataset.mode).toBe('light');
});

/**
 * Runs the load script in a document with this first image.
 * @returns the scripts started since, the style sheets that are applied, and a call that ends timers
 */
function loadBeside(
  picture: { complete: boolean; onload?: () => void; onerror?: () => void } | null,
) {
  const started: string[] = [];
  const timers: (() => void)[] = [];
  const applied: string[] = [];
  let sheets: object | null = { content: 'sheets', remove: () => (sheets = null) };
  const document = {
    querySelector: () => picture,
    getElementById: (id: string) =>
      id === SHEETS_ID
        ? sheets
        : { textContent: '[["/assets/a.js","sha"],["https://else.where/b.js","sha"]]' },
    body: { append: (content: string) => applied.push(content) },
    createElement: () => ({ src: '' }),
    head: { append: ({ src }: { src: string }) => started.push(src) },
  };
  const setTimeout = (run: () => void) => timers.push(run);
  const __shopWatch = { wait: () => {}, got: () => {}, lost: () => {} };
  const requestAnimationFrame = (run: () => void) => run();
  const world = {
    self: {},
    document,
    setTimeout,
    requestAnimationFrame,
    JSON,
    Promise,
    __shopWatch,
  };
  vm.runInNewContext(inlineScripts.load, world);
  const wakeUp = () => {
    for (const run of timers.splice(0)) run();
  };
  return { started, wakeUp, applied };
}

const soon = () => new Promise((done) => setImmediate(done));

test('starts scripts at once without a first image, and only those of the shop', async () => {
  for (const picture of [null, { complete: true }]) {
    const { started } = loadBeside(picture);
    await soon();
    expect(started).toEqual(['/assets/a.js']);
  }
});

test('waits a limited time for the first image to load or fail', async () => {
  type Picture = Parameters<typeof loadBeside>[0];
  const ends: ((picture: NonNullable<Picture>, wakeUp: () => void) => void)[] = [
    (picture) => picture.onload?.(),
    (picture) => picture.onerror?.(),
    (_, wakeUp) => wakeUp(),
  ];
  for (const end of ends) {
    const picture = { complete: false };
    const { started, wakeUp } = loadBeside(picture);
    await soon();
    expect(started).toEqual([]);
    end(picture, wakeUp);
    await soon();
    expect(started).toEqual(['/assets/a.js']);
  }
});

test('applies the complete style sheets after the first image', async () => {
  const picture: { complete: boolean; onload?: () => void } = { complete: false };
  const { applied, wakeUp } = loadBeside(picture);
  await soon();
  expect(applied).toEqual([]);
  picture.onload?.();
  await soon();
  wakeUp();
  expect(applied).toEqual(['sheets']);
});

test('speculation rules cover only pages without side effects', () => {
  const [rule] = JSON.parse(inlineScripts.speculationRules).prefetch;
  const mayBeFetched = (path: string) =>
    rule.where.href_matches.some((pattern: string) =>
      new RegExp(`^${pattern.replace('*', '.*')}$`).test(path),
    );
  expect(['/goods/detail?goodsNo=1', '/display/category?categoryNo=1'].every(mayBeFetched)).toBe(
    true,
  );
  expect(
    ['/auth/callback?lid=1', '/order/sheet', '/mypage', '/common/applink'].some(mayBeFetched),
  ).toBe(false);
});
