import { isLoopbackUrl } from './loopback-url';

it.each([
  'http://localhost:3000',
  'https://localhost',
  'http://127.0.0.1:3000',
  'http://127.9.8.7',
  'http://[::1]:3000',
])('%s is this machine', (url) => {
  expect(isLoopbackUrl(url)).toBe(true);
});

it.each([
  'https://shop.example',
  'http://localhost.example',
  'http://127.example',
  'http://10.0.0.1',
  'http://0.0.0.0',
  'http://[::2]',
])('%s is another machine', (url) => {
  expect(isLoopbackUrl(url)).toBe(false);
});
