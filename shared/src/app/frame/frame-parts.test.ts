import type { HeaderOptions, LayoutName } from '../navigation';
import { resolveFrameParts } from './frame-parts';

const partsOf = (
  layout: LayoutName,
  header: HeaderOptions,
  isInApp: boolean,
  isBlankOnPhone = false,
) => {
  const parts = resolveFrameParts({ title: '', layout, header, isBlankOnPhone }, isInApp);
  const shown = [
    parts.hasHeader && (parts.hasTopRow ? 'header' : 'menu'),
    parts.hasFooter && 'footer',
    parts.hasTabBar && 'tabs',
  ].filter(Boolean);
  return `${shown.join(' ') || 'nothing'} | app ${parts.app.showHeader}${parts.app.showFooter}`;
};

test.each([
  ['default', { kind: 'main' }, 'header footer tabs | app YY', 'menu footer | app YY'],
  ['default', { kind: 'sub' }, 'header footer | app NN', 'header footer | app NN'],
  ['default', { kind: 'main', hasTabBar: false }, 'header footer | app YN', 'menu footer | app YN'],
  [
    'default',
    { kind: 'sub', hasTabBar: true },
    'header footer tabs | app NY',
    'header footer | app NY',
  ],
  ['default-full', { kind: 'main' }, 'header footer tabs | app YY', 'menu footer | app YY'],
  ['header-only', { kind: 'main' }, 'header | app YN', 'menu | app YN'],
  ['blank', { kind: 'main' }, 'nothing | app NN', 'nothing | app NN'],
] as const)('%s with %j: %s in a browser, %s in the app', (layout, header, web, app) => {
  expect(partsOf(layout, header, false)).toBe(web);
  expect(partsOf(layout, header, true)).toBe(app);
});

test('requests no app bars for a page that is blank on phones', () => {
  expect(partsOf('default', { kind: 'main' }, true, true)).toBe('menu footer | app NN');
});
