import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazyPage } from './lazy-page';

const definition = (component: () => Promise<{ Page: () => React.ReactNode }>) => ({
  id: 'goods.detail',
  path: '/goods/detail',
  queryParams: [],
  title: '상품',
  component,
});

test('renders loaded code at once and loads it only once', async () => {
  const component = jest.fn(async () => ({ Page: () => <h1>상품</h1> }));
  const { load, Component } = lazyPage(definition(component));
  await Promise.all([load(), load()]);
  await load();
  render(<Component />);
  expect(screen.getByRole('heading', { name: '상품' })).toBeInTheDocument();
  expect(component).toHaveBeenCalledTimes(1);
});

test('loads failed code again with 다시 시도', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  let isBroken = true;
  const { load, Component } = lazyPage(
    definition(async () => {
      if (isBroken) throw new Error('no network');
      return { Page: () => <h1>상품</h1> };
    }),
  );
  await load();
  render(<Component />);
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('heading', { name: '상품' })).toBeInTheDocument();
});

test('loads failed code again when the connection is back', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  let isBroken = true;
  const { load, Component } = lazyPage(
    definition(async () => {
      if (isBroken) throw new Error('no network');
      return { Page: () => <h1>상품</h1> };
    }),
  );
  await load();
  render(<Component />);
  isBroken = false;
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('heading', { name: '상품' })).toBeInTheDocument();
});
