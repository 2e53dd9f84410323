import fc from 'fast-check';
import { appStoreLink, cardAuthLink, openAppLink } from './app-link';

const ticket = {
  bizId: 'ONDAM',
  transactionId: 'T-1',
  serviceCert: 'c/e+r=t&',
  programId: 'SHOP_LOGIN',
};

/** The query as the app parses it: the part after `?`, without Android's suffix. */
const queryOf = (link: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(/\?(.*?)(#Intent;.*)?$/s.exec(link)?.[1] ?? ''));

test('iOS opens the app’s scheme, Android an intent that names the app', () => {
  expect(openAppLink('ios', '/main')).toBe('lpapp://open?path=%2Fmain');
  expect(openAppLink('android', '/main')).toBe(
    'intent://open?path=%2Fmain#Intent;scheme=lpapp;package=kr.ondam.lpapp;end',
  );
});

test.each(['ios', 'android'] as const)(
  'on %s sign-in carries the four, and nothing else',
  (platform) => {
    const more = { ...ticket, expiresAt: 'later' };
    expect(queryOf(cardAuthLink(platform, more))).toEqual(ticket);
  },
);

test('whatever a path holds, the app reads the same path and nothing leaks beside it', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('ios' as const, 'android' as const),
      (path, platform) => {
        const link = openAppLink(platform, path);
        expect(queryOf(link)).toEqual({ path });
        expect(link.split('#').length).toBe(platform === 'ios' ? 1 : 2);
        expect(link.split(';').length).toBe(platform === 'ios' ? 1 : 4);
      },
    ),
  );
});

test('each platform has its store', () => {
  expect(new URL(appStoreLink('ios')).host).toBe('apps.apple.com');
  expect(new URL(appStoreLink('android')).host).toBe('play.google.com');
});
