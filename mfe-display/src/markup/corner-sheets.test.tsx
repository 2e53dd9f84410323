import { renderRemotePage } from '@shop/shared/testing/render-remote-page';
import { screen } from '@testing-library/react';
import { cornerIds } from '../features/corners/corner-looks';
import { createRoutes } from '../remote/routes';
import { cornerSheetPaths, cornersOfSheet } from './corner-sheets';

const idOf = (path: string): string => path.split('/').at(-1) ?? '';

test('the sheets show every corner once', () => {
  expect(cornerSheetPaths.flatMap((path) => cornersOfSheet(idOf(path)) ?? [])).toEqual(cornerIds);
});

test.each(['sheet-0', `sheet-${cornerSheetPaths.length + 1}`, 'sheet-', 'sheets'])(
  '%s is no sheet',
  (id) => expect(cornersOfSheet(id)).toBeUndefined(),
);

test('a sheet shows its corners below each other', async () => {
  const [path = ''] = cornerSheetPaths;
  const { sent } = renderRemotePage(createRoutes, path, {});
  for (const cornerId of cornersOfSheet(idOf(path)) ?? []) {
    expect(await screen.findByRole('region', { name: cornerId })).toBeVisible();
  }
  expect(sent).toEqual([]);
});
