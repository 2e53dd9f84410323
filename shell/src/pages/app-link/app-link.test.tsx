import { layers } from '@shop/shared/app';
import { describePage } from '@shop/shared/testing/describe-component';
import { InShop } from '@shop/shared/testing/render-in-shop';
import { act, render, screen } from '@testing-library/react';
import { Page } from './app-link.page';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1';

afterEach(() => {
  for (const { close } of layers.getState().dialogs) act(() => close(undefined));
});

describePage('AppLink on a PC', <Page />);

test('shows the specified notice and a QR code on PC', async () => {
  render(
    <InShop path="/common/applink?target=%2Fbasket">
      <Page />
    </InShop>,
  );
  expect(layers.getState().dialogs.at(-1)?.content).toBe('PC에서는 제공하지 않는 기능입니다');
  expect(await screen.findByRole('img', { name: '앱에서 열기 QR 코드' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '웹에서 보기' })).toHaveAttribute('href', '/basket');
});

test('leads home for a target outside the shop', () => {
  render(
    <InShop path="/common/applink?target=https%3A%2F%2Fevil.example">
      <Page />
    </InShop>,
  );
  expect(screen.getByRole('link', { name: '웹에서 보기' })).toHaveAttribute('href', '/main');
});

test('offers the store and the web on a phone', () => {
  // jsdom cannot open the app and logs an error; browser tests cover it.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <InShop path="/common/applink?target=%2Fbasket" userAgent={IPHONE}>
      <Page />
    </InShop>,
  );
  expect(screen.getByRole('heading', { name: '앱을 열고 있어요' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '웹에서 보기' })).toHaveAttribute('href', '/basket');
  expect(screen.getByRole('link', { name: '스토어에서 앱 받기' })).toHaveAttribute(
    'href',
    expect.stringContaining('apps.apple.com'),
  );
  expect(screen.getByRole('button', { name: '앱 열기' })).toBeInTheDocument();
});
