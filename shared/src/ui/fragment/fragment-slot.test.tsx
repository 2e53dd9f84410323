import {
  type App,
  type AppConfig,
  AppProvider,
  createApp,
  type FragmentDefinition,
  type FragmentUse,
  visitorSession,
} from '@shop/shared/app';
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fragmentKey } from './fragment-key';
import { FragmentSlot } from './fragment-slot';

type Deposit = FragmentDefinition<'order/deposit'>;

const fragment: FragmentUse = { name: 'order/deposit', props: { orderNo: '7' } };
const orderKey = ['order', '7'];

const deposit: Deposit = {
  queries: () => [{ queryKey: orderKey, queryFn: async () => 'read' }],
  Component: ({ orderNo }) => <button type="button">{`${orderNo}번 주문의 계좌`}</button>,
};

const createTestApp = (
  loadFragment: () => Promise<Deposit>,
  more: Pick<AppConfig, 'prepareFragment' | 'renderedFragments'> & { isServer?: boolean } = {},
): App =>
  createApp({
    call: () => Promise.reject(new Error('No api.')),
    session: visitorSession,
    isServer: false,
    renderedAtMs: 0,
    loadFragment: loadFragment as never,
    ...more,
  });

const slot = (app: App) => (
  <AppProvider app={app}>
    <h1>주문 상세</h1>
    <FragmentSlot fragment={fragment} className="tall" failedText="계좌를 불러오지 못했어요" />
  </AppProvider>
);

/** Renders with everything that suspends. */
const show = (app: App) => act(async () => render(slot(app)));

const account = { name: '7번 주문의 계좌' };

/** A promise that the test settles. */
function later<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}

/** The server's markup, with the fragment or without. */
function serverHtml({ isRendered }: { isRendered: boolean }): string {
  const app = createTestApp(async () => deposit, { isServer: true });
  if (isRendered) {
    app.fragments.loaded.set('order/deposit', deposit as never);
    app.fragments.rendered.add(fragmentKey(fragment));
    app.queryClient.setQueryData(orderKey, 'read');
  }
  return renderToString(slot(app));
}

async function hydrate(html: string, app: App) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const errors: unknown[] = [];
  await act(async () =>
    hydrateRoot(container, slot(app), {
      onRecoverableError: (error) => errors.push(error, (error as Error).cause),
    }),
  );
  return { container, errors };
}

afterEach(() => document.body.replaceChildren());

test('keeps the height of its place, also when code and data are there', async () => {
  const code = later<Deposit>();
  const { container } = await show(createTestApp(() => code.promise));
  expect(container.querySelector('.tall')).toBeInTheDocument();
  await act(async () => code.resolve(deposit));
  expect(await screen.findByRole('button', account)).toBeVisible();
  expect(container.querySelector('.tall')).toContainElement(screen.getByRole('button', account));
});

test('offers another try in its place when the code cannot be loaded', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  let isDown = true;
  const { container } = await show(
    createTestApp(async () => {
      if (isDown) throw new Error('500');
      return deposit;
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('계좌를 불러오지 못했어요');
  expect(container.querySelector('.tall')).toContainElement(screen.getByRole('alert'));
  expect(screen.getByRole('heading', { name: '주문 상세' })).toBeVisible();
  isDown = false;
  await act(async () => screen.getByRole('button', { name: '다시 시도' }).click());
  expect(await screen.findByRole('button', account)).toBeVisible();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('offers another try when its component throws', async () => {
  const quiet = [jest.spyOn(console, 'warn'), jest.spyOn(console, 'error')];
  for (const spy of quiet) spy.mockImplementation(() => {});
  let isBroken = true;
  const Component: Deposit['Component'] = () => {
    if (isBroken) throw new RangeError('theirs');
    return <p>계좌</p>;
  };
  await show(createTestApp(async () => ({ Component })));
  expect(await screen.findByRole('alert')).toBeVisible();
  isBroken = false;
  await act(async () => screen.getByRole('button', { name: '다시 시도' }).click());
  expect(await screen.findByText('계좌')).toBeVisible();
  for (const spy of quiet) spy.mockRestore();
});

describe('a place that may be empty', () => {
  const place = (app: App) => (
    <AppProvider app={app}>
      <h1>주문 상세</h1>
      <FragmentSlot fragment={fragment} />
    </AppProvider>
  );

  /** Puts all elements at this distance from the upper edge of the screen. */
  const placeAt = (top: number) =>
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  const loadFromApp = () => createTestApp(() => code.promise, { prepareFragment: async () => {} });
  let code = later<Deposit>();
  beforeEach(() => {
    code = later();
  });
  afterEach(() => jest.restoreAllMocks());

  test('draws at once what is there', async () => {
    const app = loadFromApp();
    app.fragments.loaded.set('order/deposit', deposit as never);
    app.queryClient.setQueryData(orderKey, 'read');
    await act(async () => render(place(app)));
    expect(screen.getByRole('button', account)).toBeVisible();
  });

  test('has nothing in it until code and data are there', async () => {
    placeAt(innerHeight);
    const { container } = await act(async () => render(place(loadFromApp())));
    expect(container).toHaveTextContent(/^주문 상세$/);
    expect(screen.queryByRole('status')).toBeNull();
    await act(async () => code.resolve(deposit));
    expect(await screen.findByRole('button', account)).toBeVisible();
  });

  test('stays empty when it comes late and is seen, until the page is opened again', async () => {
    placeAt(innerHeight - 1);
    const app = loadFromApp();
    const { container, unmount } = await act(async () => render(place(app)));
    await act(async () => code.resolve(deposit));
    await waitFor(() => expect(app.queryClient.getQueryData(orderKey)).toBe('read'));
    expect(container).toHaveTextContent(/^주문 상세$/);
    unmount();
    await act(async () => render(place(app)));
    expect(screen.getByRole('button', account)).toBeVisible();
  });

  test('stays empty after a failure', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    placeAt(innerHeight);
    const app = createTestApp(() => Promise.reject(new Error('500')), {
      prepareFragment: async () => {},
    });
    const { container } = await act(async () => render(place(app)));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(container).toHaveTextContent(/^주문 상세$/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('reads what depends on what it has read', async () => {
  const itemKey = ['item', 'read'];
  const definition: Deposit = {
    queries: (_, cache) => {
      const order = cache?.getQueryData<string>(orderKey);
      const read = { queryKey: orderKey, queryFn: async () => 'read' };
      return order ? [read, { queryKey: ['item', order], queryFn: async () => '머그' }] : [read];
    },
    Component: () => <p>{app.queryClient.getQueryData<string>(itemKey)}</p>,
  };
  const app = createTestApp(async () => definition);
  await show(app);
  expect(await screen.findByText('머그')).toBeVisible();
});

test('leaves the markup of the server until the code is there', async () => {
  const html = serverHtml({ isRendered: true });
  expect(html).toContain('7번 주문의 계좌');
  const code = later<Deposit>();
  const app = createTestApp(() => code.promise, { renderedFragments: [fragmentKey(fragment)] });
  const { container, errors } = await hydrate(html, app);
  const fromServer = container.querySelector('button');
  expect(fromServer).toHaveTextContent('7번 주문의 계좌');
  app.queryClient.setQueryData(orderKey, 'read');
  await act(async () => code.resolve(deposit));
  expect(container.querySelector('button')).toBe(fromServer);
  expect(errors).toEqual([]);
});

test('leaves the markup of the server where the code cannot be loaded', async () => {
  jest.useFakeTimers();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const app = createTestApp(() => Promise.reject(new Error('500')), {
    renderedFragments: [fragmentKey(fragment)],
  });
  const { container, errors } = await hydrate(serverHtml({ isRendered: true }), app);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(container).toHaveTextContent('7번 주문의 계좌');
  expect(errors).toEqual([]);
  warn.mockRestore();
});

test('fills the place that the server left empty', async () => {
  const html = serverHtml({ isRendered: false });
  expect(html).not.toContain('7번 주문의 계좌');
  expect(html).toContain('tall');
  const { errors } = await hydrate(
    html,
    createTestApp(async () => deposit),
  );
  expect(await screen.findByRole('button', account)).toBeVisible();
  expect(errors).toEqual([]);
});
