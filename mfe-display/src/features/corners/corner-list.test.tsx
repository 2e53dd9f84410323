import { AppProvider, createApp, visitorSession } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/navigation';
import type { Corner } from '@shop/shared/contracts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fakeIntersectionObserver } from '../../test/fake-intersection-observer';
import { sampleCorner, sampleGoods } from '../../test/samples';
import { CornerList } from './corner-list';

const shop = (corners: Corner[], isServer = false, call = jest.fn()) => {
  const app = createApp({ call, session: visitorSession, isServer, renderedAtMs: 0 });
  const element = <CornerList corners={corners} />;
  return (
    <AppProvider app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </AppProvider>
  );
};

const picture = { key: 'hero', alt: '', tone: [0, 0] as [number, number] };
const banner = {
  bannerNo: 1,
  image: picture,
  wideImage: picture,
  eyebrow: '',
  title: '겨울',
  text: '',
  link: '/main',
};

const regions = () => screen.queryAllByRole('region').map((region) => region.textContent);

test('renders a corner by its id and leaves out unknown and empty corners', async () => {
  render(
    shop([
      sampleCorner(),
      sampleCorner({ cornerNo: 2, cornerId: 'next-years-corner', title: '내년' }),
      sampleCorner({ cornerNo: 3, title: '빈 코너', items: [] }),
    ]),
  );
  await waitFor(() => expect(regions()).toHaveLength(1));
  expect(screen.getByRole('link', { name: '상품 1' })).toBeInTheDocument();
});

test('leaves out only the corner whose rendering throws', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const broken = sampleCorner({ cornerNo: 2, title: '고장' });
  Object.assign(broken.items[0] ?? {}, { goods: undefined });
  render(shop([sampleCorner(), broken]));
  expect(screen.getByRole('heading', { name: '많이 사는 상품' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '고장' })).not.toBeInTheDocument();
  expect(warn).toHaveBeenCalled();
});

test('shows the rank of each goods in a best list', () => {
  render(
    shop([
      sampleCorner({
        cornerId: 'best-category-ten',
        items: [1, 2].map((no) => ({ type: 'goods', goods: sampleGoods(no) })),
      }),
    ]),
  );
  expect(screen.getAllByRole('article').map((card) => card.textContent?.slice(0, 1))).toEqual([
    '1',
    '2',
  ]);
});

test('loads the first pictures early, but no others beside a large banner', () => {
  const goodsCorner = (cornerNo: number) =>
    sampleCorner({ cornerNo, items: [{ type: 'goods', goods: sampleGoods(cornerNo) }] });
  const hero = sampleCorner({
    cornerNo: 9,
    cornerId: 'big-image-banner',
    items: [{ type: 'banner', banner }],
  });
  const early = (corners: Corner[]) => {
    const { container, unmount } = render(shop(corners));
    const loading = [...container.querySelectorAll('img')].map((shown) =>
      shown.getAttribute('loading'),
    );
    unmount();
    return loading;
  };
  expect(early([goodsCorner(1), goodsCorner(2), goodsCorner(3)])).toEqual([
    'eager',
    'eager',
    'lazy',
  ]);
  expect(early([hero, goodsCorner(1), goodsCorner(2)])).toEqual(['eager', 'lazy', 'lazy']);
});

test('fetches a deferred corner when it nears the viewport and leaves it out when it is empty', async () => {
  const filled = sampleCorner({ cornerNo: 8, title: '늦은 코너' });
  const call = jest.fn(async (_call, { params }) =>
    params.cornerNo === 8 ? filled : sampleCorner({ cornerNo: 9, title: '빈 코너', items: [] }),
  );
  render(
    shop(
      [8, 9].map((cornerNo) =>
        sampleCorner({
          cornerNo,
          title: cornerNo === 8 ? '늦은 코너' : '빈 코너',
          isDeferred: true,
          items: [],
        }),
      ),
      false,
      call as never,
    ),
  );
  expect(await screen.findByRole('link', { name: '상품 1' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '빈 코너' })).not.toBeInTheDocument();
  expect(call).toHaveBeenCalledTimes(2);
});

test('hydrates corners below the fold when they near the viewport', async () => {
  const observer = fakeIntersectionObserver();
  const corners = [1, 2, 3, 4].map((cornerNo) =>
    sampleCorner({ cornerNo, items: [{ type: 'goods', goods: sampleGoods(cornerNo) }] }),
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(shop(corners, true));
  const markup = container.querySelectorAll('article');
  expect(markup).toHaveLength(4);
  const differences: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, shop(corners), {
      onRecoverableError: (error) => differences.push(error),
    });
  });
  const taken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  expect([...markup].map(taken)).toEqual([true, true, false, false]);

  observer.show(1);
  await act(async () => {});
  expect([...container.querySelectorAll('article')]).toEqual([...markup]);
  expect([...markup].map(taken)).toEqual([true, true, true, true]);
  expect(differences).toEqual([]);
  observer.restore();
});
