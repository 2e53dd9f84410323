import type { PageHandle } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/navigation';
import { act, render } from '@testing-library/react';
import { useScrollRestoration } from './use-scroll-restoration';

let y: number;
let anchored: string[];

function Page() {
  useScrollRestoration();
  return <h2 id="reviews">후기</h2>;
}

const route = (path: string, keepsScroll = false) => ({
  path,
  Component: Page,
  handle: { page: { keepsScroll }, module: () => ({ Page }) } as unknown as PageHandle,
});

async function open(at = '/main') {
  const router = createMemoryRouter([route('/main'), route('/goods'), route('/list', true)], {
    initialEntries: [at],
  });
  render(<RouterProvider router={router} />);
  return {
    router,
    go: (to: string | number, options = {}) =>
      act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options))),
  };
}

/** Simulates scrolling. */
function scroll(to: number): void {
  y = to;
  dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  y = 0;
  anchored = [];
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => y });
  jest.spyOn(globalThis, 'scrollTo').mockImplementation(((options: ScrollToOptions) => {
    y = options.top ?? 0;
  }) as never);
  Element.prototype.scrollIntoView = function scrollIntoView() {
    anchored.push(this.id);
  };
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => jest.restoreAllMocks());

test('scrolls to the top on a new page', async () => {
  const { go } = await open();
  scroll(900);
  await go('/goods');
  expect(y).toBe(0);
});

test('restores the exact position on Back and Forward', async () => {
  const { go } = await open();
  await go('/goods');
  scroll(1234);
  await go('/list');
  scroll(77);
  await go(-1);
  expect(y).toBe(1234);
  await go(1);
  expect(y).toBe(77);
});

test('keeps the position when only the query changes on a page that opts out', async () => {
  const { go } = await open('/list');
  scroll(500);
  await go('/list?sort=new');
  expect(y).toBe(500);
  await go('/goods');
  scroll(500);
  await go('/goods?goodsNo=2');
  expect(y).toBe(0);
});

test('keeps the position below a layer and when the navigation asks for it', async () => {
  const { go } = await open('/goods');
  scroll(400);
  await go('/goods?modalId=options', { state: { openedModal: 'options' } });
  expect(y).toBe(400);
  await go('/goods?tab=2', { state: { keepsScroll: true } });
  expect(y).toBe(400);
});

test('scrolls to the anchor of a hash, on this page and the next', async () => {
  const { go } = await open();
  await go('/goods#reviews');
  expect(anchored).toEqual(['reviews']);
  scroll(10);
  await go('/goods#%72eviews');
  expect(anchored).toEqual(['reviews', 'reviews']);
});

test('scrolls to the top for a hash without an anchor', async () => {
  const { go } = await open();
  scroll(900);
  await go('/goods#nowhere');
  expect([y, anchored]).toEqual([0, []]);
});

test('scrolls to the top for a malformed hash', async () => {
  const { go } = await open();
  scroll(900);
  await go('/goods#%E0%A4%A');
  expect(y).toBe(0);
});
