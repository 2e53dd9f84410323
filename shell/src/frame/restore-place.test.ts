import { keepPlace } from './restore-place';

let y: number;
let pageHeight: number;
let cardTop: number;

const grow = async (height: number) => {
  pageHeight = height;
  document.body.append(document.createElement('p'));
  await Promise.resolve();
};

beforeEach(() => {
  y = 0;
  pageHeight = 5000;
  cardTop = 3000;
  sessionStorage.clear();
  document.body.innerHTML =
    '<main><article><a href="/goods/detail?goodsNo=7">코트</a></article></main>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  Object.assign(link, { checkVisibility: () => true });
  jest
    .spyOn(link, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: cardTop - y }) as DOMRect);
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => y });
  jest.spyOn(globalThis, 'scrollTo').mockImplementation(((options: ScrollToOptions) => {
    y = Math.min(options.top ?? 0, pageHeight);
  }) as never);
  jest.spyOn(globalThis, 'scrollBy').mockImplementation(((options: ScrollToOptions) => {
    y += options.top ?? 0;
  }) as never);
});
afterEach(() => jest.restoreAllMocks());

const entry = () => 'entry';

/** Ends a document at this position. */
const leave = (at: number, key = 'entry') => {
  keepPlace(() => key, undefined);
  y = at;
  dispatchEvent(new Event('pagehide'));
  y = 0;
};

test('waits until the page is long enough', async () => {
  pageHeight = 1000;
  keepPlace(entry, 2900);
  expect(y).toBe(1000);
  await grow(4000);
  expect(y).toBe(2900);
});

test('shows the card where it was when the rows above have another height', () => {
  leave(2900);
  cardTop = 3060;
  keepPlace(entry, 2900);
  expect(cardTop - y).toBe(100);
});

test('does not follow a card into another part of the list', () => {
  leave(2900);
  cardTop = 9000;
  keepPlace(entry, 2900);
  expect(y).toBe(2900);
});

test('does not look for the card of another history entry', () => {
  leave(2900, 'another');
  cardTop = 3060;
  keepPlace(entry, 2900);
  expect(y).toBe(2900);
});

test('stops when the visitor scrolls', async () => {
  pageHeight = 1000;
  keepPlace(entry, 2900);
  dispatchEvent(new Event('wheel'));
  await grow(4000);
  expect(y).toBe(1000);
});
