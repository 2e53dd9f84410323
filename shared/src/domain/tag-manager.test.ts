import { isContainerId } from './tag-manager';

test.each(['GTM-A', 'GTM-5XK29Q', 'GTM-000'])('%s is a container', (id) => {
  expect(isContainerId(id)).toBe(true);
});

test.each([
  '',
  'GTM-',
  'gtm-ABC',
  'GTM-abc',
  'GTM-AB C',
  'GTM-ABC\n',
  'GTM-ABC&x=1',
  'UA-12345',
  'xGTM-ABC',
  'GTM-가',
])('%j is none', (id) => {
  expect(isContainerId(id)).toBe(false);
});
