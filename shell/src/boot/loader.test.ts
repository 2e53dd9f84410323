import type { PageFile } from '@shop/shared/app/document';
import { loadPage } from './loader';
import type { ShopBoot } from './shop-boot';
import { reports } from './testing/reports';

const FILES: PageFile[] = [
  ['/assets/a.js', 'sha'],
  ['https://else.where/b.js', 'sha'],
];

/** Runs the loader in a document with this markup. */
function load(markup = '', files = FILES) {
  const data = JSON.stringify({ files });
  document.body.innerHTML = `${markup}<script id="shop-data" type="application/json">${data}</script>`;
  const { watch, said } = reports();
  const boot: ShopBoot = { watch, paint: { hide: () => {}, draw: async () => {} } };
  loadPage(boot);
  return { boot, said };
}

const scripts = () => [...document.head.querySelectorAll('script')];
const started = () => scripts().map((script) => script.getAttribute('src'));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** A picture that has not arrived; those of jsdom are complete. */
const pending = () =>
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
const picture = () => document.querySelector('img');

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
});

test.each(['', '<img fetchpriority="high">'])(
  'starts scripts in the next frame after %s, and only those of the shop',
  async (markup) => {
    load(markup);
    expect(started()).toEqual([]);
    await pass(200);
    expect(started()).toEqual(['/assets/a.js']);
  },
);

test.each(['load', 'error'])('waits for the first image to %s', async (end) => {
  pending();
  load('<img fetchpriority="high">');
  await pass(700);
  expect(started()).toEqual([]);
  picture()?.dispatchEvent(new Event(end));
  await pass(200);
  expect(started()).toEqual(['/assets/a.js']);
});

test('waits a limited time for the first image', async () => {
  pending();
  load('<img fetchpriority="high">');
  await pass(1_300);
  expect(started()).toEqual(['/assets/a.js']);
});

test('ends without optional scripts, and removes one that failed', async () => {
  const { boot, said } = load('', [
    ['/assets/a.js', 'sha'],
    ['/assets/b.js', 'sha', 1],
  ]);
  await pass(200);
  const ended = jest.fn();
  void boot.files?.then(ended);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await pass(0);
  expect(ended).toHaveBeenCalled();
  expect(said).toContain('lost /assets/a.js');
  expect(started()).toEqual(['/assets/b.js']);
});

test('removes a style sheet of the head that failed, which its code asks for again', () => {
  const href = '/assets/goods/1/detail.css';
  document.head.innerHTML = `<link rel="stylesheet" href="${href}" integrity="sha256-a">`;
  jest.spyOn(HTMLLinkElement.prototype, 'sheet', 'get').mockReturnValue(null);
  const { said } = load();
  expect(document.head.querySelector('link')).toBeNull();
  expect(said).toContain(`lost ${href}`);
});
