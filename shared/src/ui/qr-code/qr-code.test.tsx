import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { QrCode } from './qr-code';

const shape = () => screen.getByRole('img').querySelector('path:last-of-type')?.getAttribute('d');

test('reserves its space and name before its code is loaded', () => {
  const html = renderToString(<QrCode value="https://shop.example/main" label="앱에서 열기" />);
  expect(html).toContain('aria-label="앱에서 열기"');
  expect(html).toContain('width="160"');
});

test('draws different codes for different values', async () => {
  const { rerender } = render(<QrCode value="https://shop.example/a" label="앱에서 열기" />);
  await waitFor(() => expect(shape()).toBeTruthy());
  const before = shape();
  rerender(<QrCode value="https://shop.example/b" label="앱에서 열기" />);
  expect(shape()).not.toBe(before);
  expect(screen.getByRole('img', { name: '앱에서 열기' })).toBeVisible();
});
