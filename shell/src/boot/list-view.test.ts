import { applyListView } from './list-view';

const { dataset } = document.documentElement;

test.each([
  [null, undefined],
  ['"list"', 'list'],
  ['"dense"', 'dense'],
  ['"wide"', undefined],
  ['broken{', undefined],
])('a stored view of %s shows %s', (stored, shown) => {
  localStorage.clear();
  delete dataset.listView;
  if (stored !== null) localStorage.setItem('shop.list.view', stored);
  applyListView();
  expect(dataset.listView).toBe(shown);
});
