import vm from 'node:vm';
import { loaderScript } from './loader-script';

type Picture = { complete: boolean; onload?: () => void; onerror?: () => void };

/** A script element that the loader added. */
interface Added {
  name: string;
  src?: string;
  integrity?: string;
  isRemoved?: boolean;
}

const SCRIPTS = [
  ['/assets/a.js', 'sha'],
  ['https://else.where/b.js', 'sha'],
];

interface Answer {
  status: number;
  data?: object;
}

interface Page {
  picture?: Picture | null;
  files?: readonly (string | number)[][];
  /** The style sheets in the head; those without a `sheet` have failed. */
  sheets?: { href: string; sheet: object | null }[];
  /** What the gateway answers to the request for the data; absent: they are in the document. */
  answer?: Answer;
  /** The cookies of the document. */
  cookie?: string;
  /** Whether the browser keeps cookies. */
  keepsCookies?: boolean;
}

interface Globals {
  __shopBoot?: Promise<unknown>;
  __shopSheets?: Promise<unknown>;
  __shopPage?: unknown;
}

const ADDRESS = '/linked/abc.json';

/** Runs the loader in a document. */
function load({
  picture = null,
  files = SCRIPTS,
  sheets = [],
  answer,
  cookie = '',
  keepsCookies = true,
}: Page = {}) {
  const added: Added[] = [];
  let timers: { run: () => void; ms: number }[] = [];
  const lost: string[] = [];
  const asked: string[] = [];
  let reloads = 0;
  const heads = sheets.map((sheet) => {
    const link = { ...sheet, isRemoved: false, getAttribute: () => sheet.href };
    return Object.assign(link, { remove: () => {
        link.isRemoved = true;
      } });
  });
  const append = (element: Added) => added.push(element);
  const data = { textContent: JSON.stringify({ files }), getAttribute: () => answer && ADDRESS };
  const document = {
    get cookie() {
      return cookie;
    },
    set cookie(next) {
      if (keepsCookies) cookie = next;
    },
    querySelector: () => picture,
    querySelectorAll: () => heads,
    getElementById: () => data,
    body: { append },
    createElement: (name: string): Added => {
      const element: Added = { name };
      return Object.assign(element, { remove: () => (element.isRemoved = true) });
    },
    head: { append },
  };
  const self: Globals = {};
  vm.runInNewContext(loaderScript, {
    self,
    document,
    setTimeout: (run: () => void, ms?: number) => timers.push({ run, ms: ms ?? 0 }),
    requestAnimationFrame: (run: () => void) => run(),
    location: { reload: () => (reloads += 1) },
    fetch: async (src: string) => {
      asked.push(src);
      if (!answer) throw new Error('The data are in the document.');
      const { status } = answer;
      return { status, ok: status === 200, json: async () => answer.data };
    },
    __shopPaint: { draw: async () => {} },
    __shopWatch: { wait: () => {}, got: () => {}, lost: (src: string) => lost.push(src) },
  });
  /** What waits for a task runs, and what waits this long. */
  const pass = async (waitMs = 0) => {
    await soon();
    const due = timers.filter(({ ms }) => ms <= waitMs);
    timers = timers.filter(({ ms }) => ms > waitMs);
    for (const { run } of due) run();
    await soon();
  };
  return {
    self,
    document,
    heads,
    asked,
    lost,
    pass,
    reloads: () => reloads,
    started: () => added.flatMap(({ src }) => src ?? []),
  };
}

const soon = () => new Promise((done) => setImmediate(done));

test('starts scripts in the next frame without a first image, and only those of the shop', async () => {
  for (const picture of [null, { complete: true }]) {
    const { started, pass } = load({ picture });
    await soon();
    expect(started()).toEqual([]);
    await pass();
    expect(started()).toEqual(['/assets/a.js']);
  }
});

test('waits a limited time for the first image to load or fail', async () => {
  const ends: ((picture: Picture, pass: (waitMs: number) => Promise<void>) => unknown)[] = [
    (picture) => picture.onload?.(),
    (picture) => picture.onerror?.(),
    (_, pass) => pass(1_000),
  ];
  for (const end of ends) {
    const picture = { complete: false };
    const { started, pass } = load({ picture });
    await pass(999);
    expect(started()).toEqual([]);
    await end(picture, pass);
    await pass();
    expect(started()).toEqual(['/assets/a.js']);
  }
});

test('removes a style sheet of the head that failed, which its code asks for again', async () => {
  const page = load({ sheets: [{ href: '/assets/goods/1/detail.css', sheet: null }] });
  await page.pass();
  expect(page.heads).toMatchObject([{ isRemoved: true }]);
  expect(page.lost).toEqual(['/assets/goods/1/detail.css']);
});

test('requests the data that the document links to', async () => {
  const page = load({ answer: { status: 200, data: { files: SCRIPTS } } });
  await page.pass();
  expect(page.asked).toEqual([ADDRESS]);
  expect(page.started()).toEqual(['/assets/a.js']);
  expect(page.self.__shopPage).toEqual({ files: SCRIPTS });
});

test('loads the page again, with its data inside, when the gateway does not have them', async () => {
  const page = load({ answer: { status: 404 } });
  await soon();
  expect([page.reloads(), page.lost]).toEqual([1, []]);
  expect(page.document.cookie).toBe('shop.whole-document=1;path=/;max-age=10');
});

test.each([
  ['the page loaded again has none either', { cookie: 'a=1; shop.whole-document=1' }],
  ['the browser keeps no cookies', { keepsCookies: false }],
])('says that the page is lost when %s', async (_, page) => {
  const { reloads, lost, started } = load({ answer: { status: 404 }, ...page });
  await soon();
  expect([reloads(), lost, started()]).toEqual([0, [ADDRESS], []]);
});

test('says that the page is lost when its data fail', async () => {
  const page = load({ answer: { status: 503 } });
  await soon();
  expect([page.reloads(), page.lost, page.started()]).toEqual([0, [ADDRESS], []]);
});
