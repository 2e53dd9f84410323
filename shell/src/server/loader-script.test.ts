import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { inlineScriptHashes, inlineScripts } from './loader-script';
import { contentPolicy } from './security';

const styleHash = "'sha256-abc='";
const policy = contentPolicy(styleHash);

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
  expect(contentPolicy(styleHash, { hasTagManager: true })).not.toContain('trusted-types');
});

test("the content policy allows the tag manager's host only when it is configured", () => {
  const hostsOf = (text: string) => [...new Set(text.match(/https:\/\/[^\s;]+/g) ?? [])];
  expect(hostsOf(policy)).toEqual([]);
  const open = contentPolicy(styleHash, { hasTagManager: true });
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

type Picture = { complete: boolean; onload?: () => void; onerror?: () => void };

/** A link or script element that the load script added. */
interface Added {
  name: string;
  src?: string;
  href?: string;
  rel?: string;
  integrity?: string;
  isRemoved?: boolean;
  onload?: () => void;
  onerror?: () => void;
}

const SCRIPTS = [
  ['/assets/a.js', 'sha'],
  ['https://else.where/b.js', 'sha'],
];

/** Runs the load script in a document with this first image and these files. */
function loadBeside(picture: Picture | null, files: readonly (string | number)[][] = SCRIPTS) {
  const added: Added[] = [];
  const timers: (() => void)[] = [];
  const lost: string[] = [];
  let hasEnded = false;
  const append = (element: Added) => added.push(element);
  const document = {
    querySelector: () => picture,
    getElementById: () => ({ textContent: JSON.stringify(files) }),
    body: { append },
    createElement: (name: string): Added => {
      const element: Added = { name };
      return Object.assign(element, { remove: () => (element.isRemoved = true) });
    },
    head: { append },
  };
  const world = {
    self: {} as { __shopBoot?: Promise<unknown>; __shopSheets?: Promise<unknown> },
    document,
    setTimeout: (run: () => void) => timers.push(run),
    requestAnimationFrame: (run: () => void) => run(),
    __shopWatch: { wait: () => {}, got: () => {}, lost: (src: string) => lost.push(src) },
  };
  vm.runInNewContext(inlineScripts.load, world);
  void world.self.__shopBoot?.then(() => (hasEnded = true));
  const wakeUp = async () => {
    await soon();
    for (const run of timers.splice(0)) run();
    await soon();
  };
  return {
    lost,
    wakeUp,
    started: () => added.flatMap(({ src }) => src ?? []),
    /** The style sheets in the document, in their order. */
    applied: () => added.flatMap(({ rel, href }) => (rel === 'stylesheet' ? (href ?? []) : [])),
    /** The file's latest element has been loaded, or has failed. */
    finish: async (file: string, end: 'onload' | 'onerror' = 'onload') => {
      added
        .filter(({ href, src }) => file === (href ?? src))
        .at(-1)
        ?.[end]?.();
      await soon();
    },
    hasEnded: () => hasEnded,
  };
}

const soon = () => new Promise((done) => setImmediate(done));

test('starts scripts at once without a first image, and only those of the shop', async () => {
  for (const picture of [null, { complete: true }]) {
    const { started } = loadBeside(picture);
    await soon();
    expect(started()).toEqual(['/assets/a.js']);
  }
});

test('waits a limited time for the first image to load or fail', async () => {
  const ends: ((picture: Picture, wakeUp: () => Promise<void>) => unknown)[] = [
    (picture) => picture.onload?.(),
    (picture) => picture.onerror?.(),
    (_, wakeUp) => wakeUp(),
  ];
  for (const end of ends) {
    const picture = { complete: false };
    const { started, wakeUp } = loadBeside(picture);
    await soon();
    expect(started()).toEqual([]);
    await end(picture, wakeUp);
    await soon();
    expect(started()).toEqual(['/assets/a.js']);
  }
});

const SHELL = '/assets/shell/1/bootstrap.css';
const PAGE = '/assets/goods/1/detail.css';
const SHEETS = [
  [SHELL, 'sha'],
  [PAGE, 'sha'],
];

test('applies style sheets in their order, however they arrive', async () => {
  const page = loadBeside(null, SHEETS);
  await page.wakeUp();
  await page.finish(PAGE);
  expect(page.applied()).toEqual([]);
  await page.finish(SHELL);
  expect(page.applied()).toEqual([SHELL]);
  await page.finish(SHELL);
  expect(page.applied()).toEqual([SHELL, PAGE]);
  expect(page.hasEnded()).toBe(false);
  await page.finish(PAGE);
  expect(page.hasEnded()).toBe(true);
  expect(page.lost).toEqual([]);
});

test("starts without a remote's style sheet that failed, which its code asks for again", async () => {
  const page = loadBeside(null, SHEETS);
  await page.wakeUp();
  await page.finish(PAGE, 'onerror');
  await page.finish(SHELL);
  await page.finish(SHELL);
  expect(page.applied()).toEqual([SHELL]);
  expect(page.lost).toEqual([PAGE]);
  expect(page.hasEnded()).toBe(true);
});

test("does not start without the shell's style sheet", async () => {
  const page = loadBeside(null, SHEETS);
  await page.wakeUp();
  await page.finish(PAGE);
  await page.finish(SHELL, 'onerror');
  expect(page.lost).toEqual([SHELL]);
  expect(page.applied()).toEqual([]);
  expect(page.hasEnded()).toBe(false);
});
