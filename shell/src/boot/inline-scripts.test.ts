import vm from 'node:vm';
import { inlineScripts } from './inline-scripts';

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

test('starts the start file with its hash, and reports how it ends', () => {
  const dataset = { src: '/assets/shell/1/start.js', integrity: 'sha256-s' };
  const script: { onload?: () => void; onerror?: () => void } = {};
  const added: unknown[] = [];
  const said: string[][] = [];
  const say = (what: string) => (src: string) => said.push([what, src]);
  vm.runInNewContext(inlineScripts.starter, {
    self: {},
    addEventListener: () => {},
    document: {
      currentScript: { dataset },
      createElement: () => script,
      head: { append: (element: unknown) => added.push(element) },
    },
    __shopWatch: { wait: say('wait'), got: say('got'), lost: say('lost') },
  });
  expect(added).toEqual([script]);
  expect(script).toMatchObject({ ...dataset, crossOrigin: 'anonymous', fetchPriority: 'low' });
  script.onload?.();
  script.onerror?.();
  expect(said).toEqual(['wait', 'got', 'lost'].map((what) => [what, dataset.src]));
});
