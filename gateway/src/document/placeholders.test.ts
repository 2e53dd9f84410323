import type { Release } from '@shop/releases/builds';
import { sampleBoot } from '@shop/releases/testing';
import type { PagePlaceholder, RemotePlaceholders } from '@shop/shared/app/document';
import { placeholdersOf } from './placeholders';

const build = (more: Partial<Release>): Release => ({
  name: 'goods',
  buildId: '1',
  publicPath: '/assets/goods/1/',
  chunks: {},
  files: {},
  folder: '/builds/goods/1',
  ...more,
});

const page: PagePlaceholder = {
  path: '/goods/detail',
  status: '',
  element: ['h1', 'a', 'name'],
  styles: '.a{top:0}',
};
const shown = (placeholders: RemotePlaceholders, boot: Partial<typeof sampleBoot> = {}) =>
  placeholdersOf({
    shell: build({ name: 'shell', boot: { ...sampleBoot, ...boot } }),
    remotes: { display: build({ name: 'display' }), goods: build({ placeholders }) },
  });

test('has the placeholders of all remotes that have some', () => {
  expect(shown({ version: 1, pages: [page] })).toEqual([page]);
});

test.each([
  ['a later version than the shell draws', shown({ version: 9, pages: [page] })],
  [
    'a shell that draws none',
    shown({ version: 1, pages: [page] }, { placeholderVersion: undefined }),
  ],
])('leaves out those of %s', (_, left) => {
  expect(left).toEqual([]);
});
