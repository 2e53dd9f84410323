import { screen } from '@testing-library/react';
import { baskets } from '../../markup/fixtures/baskets';
import { renderPage } from '../../test/render-page';
import { SHEET_NO, sampleSheet } from '../../test/sample-sheet';

test('opens the sheet of a gift with the selected goods', async () => {
  const { user, sentTo } = renderPage('/basket', {
    'basket.view': () => baskets.default,
    'orderSheet.create': () => ({ sheetNo: SHEET_NO }),
    'orderSheet.view': () => sampleSheet({ source: 'GIFT', address: null, needsAddress: false }),
  });
  await user.click(await screen.findByRole('button', { name: '선물하기' }));
  expect(await screen.findByRole('heading', { level: 1, name: '선물하기' })).toBeVisible();
  expect(sentTo('orderSheet.create')[0]?.input).toMatchObject({
    body: { source: 'BASKET', isGift: true },
  });
});
