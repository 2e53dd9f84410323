import { appHome, defaultSettings, homeTarget, type PublicSettings } from './home-target';

const withSettings = (more: Partial<PublicSettings>): PublicSettings => ({
  ...defaultSettings,
  ...more,
});

test.each<[string, Partial<PublicSettings>, ReturnType<typeof homeTarget>]>([
  ['the shop’s own', {}, { to: '/main', isExternal: false }],
  ['another own home', { homePath: '/display/shop' }, { to: '/display/shop', isExternal: false }],
  [
    'its own before the parent’s',
    { appUrl: 'https://m.card.example/front' },
    { to: '/main', isExternal: false },
  ],
  [
    'the parent’s root without one',
    { homePath: '/', appUrl: 'https://m.card.example/front/main' },
    { to: 'https://m.card.example/', isExternal: true },
  ],
  ['nothing without either', { homePath: '/' }, undefined],
])('home is %s', (_, settings, target) => {
  expect(homeTarget(withSettings(settings))).toEqual(target);
});

test.each([
  ['https://m.card.example/front', 'https://m.card.example/app/LPMAIAA_V100.lc'],
  ['https://m.card.example/front/main', 'https://m.card.example/app/LPMAIAA_V100.lc'],
  ['https://m.card.example/frontier', 'https://m.card.example/app/spa-main.lc'],
  ['https://m.card.example/spa', 'https://m.card.example/app/spa-main.lc'],
  ['https://m.card.example', 'https://m.card.example/app/spa-main.lc'],
])('with the app path %s the app’s home is %s', (appUrl, home) =>
  expect(appHome(appUrl)).toBe(home),
);
