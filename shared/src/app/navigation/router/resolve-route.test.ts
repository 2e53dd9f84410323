import { findRoute } from './resolve-route';
import type { Route } from './route';

const routesOf = (...paths: string[]) =>
  paths.map((path, id) => ({ id: `${id}`, path })) as Route[];
const found = (routes: Route[], pathname: string) => {
  const match = findRoute(routes, pathname);
  return match && [match.route.id, match.params];
};

test('a literal path wins over one with parameters, wherever it stands', () => {
  const routes = routesOf('/goods/:no', '/goods/detail', '*');
  expect(found(routes, '/goods/detail')).toEqual(['1', {}]);
  expect(found(routes, '/goods/7')).toEqual(['0', { no: '7' }]);
  expect(found(routes, '/other')).toEqual(['2', { '*': 'other' }]);
});

test('the first of two equal paths wins, also with a trailing slash and in capitals', () => {
  const routes = routesOf('/main', '/main');
  for (const path of ['/main', '/main/', '/MAIN']) expect(found(routes, path)).toEqual(['0', {}]);
});

test('finds nothing where no route leads', () => {
  expect(found(routesOf('/main'), '/main/other')).toBeUndefined();
});
