import { createMemoryRouter } from '@shop/shared/app/navigation';
import { navigateAfterPaint } from './navigate-after-paint';

let frame: FrameRequestCallback[];
const paint = () => {
  for (const draw of frame) draw(0);
};
beforeEach(() => {
  frame = [];
  jest.useFakeTimers();
  jest
    .spyOn(globalThis, 'requestAnimationFrame')
    .mockImplementation((callback) => frame.push(callback));
});

function open() {
  history.replaceState(null, '', '/display/list');
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/display/list'] });
  navigateAfterPaint(router);
  const shown = () => router.state.location.pathname + router.state.location.search;
  return { router, shown };
}

test('opens another page after the next paint', async () => {
  const { router, shown } = open();
  const opened = router.navigate('/goods?goodsNo=1');
  expect(shown()).toBe('/display/list');
  paint();
  await jest.advanceTimersByTimeAsync(0);
  await opened;
  expect(shown()).toBe('/goods?goodsNo=1');
});

test('changes the query of the page, and replaces an entry, at once', async () => {
  const { router, shown } = open();
  void router.navigate('?sort=new');
  expect(shown()).toBe('/display/list?sort=new');
  void router.navigate('/goods', { replace: true });
  expect(shown()).toBe('/goods');
});

test('shows the page of the last click when two come before the paint', async () => {
  const { router, shown } = open();
  const opened = [router.navigate('/goods?goodsNo=1'), router.navigate('/goods?goodsNo=2')];
  paint();
  await jest.advanceTimersByTimeAsync(0);
  await Promise.all(opened);
  expect(shown()).toBe('/goods?goodsNo=2');
});
