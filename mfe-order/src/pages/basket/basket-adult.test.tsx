import { paths } from '@shop/shared/contracts';
import { adultProblem, buyProblem } from '@shop/shared/domain';
import { screen } from '@testing-library/react';
import { baskets } from '../../markup/fixtures/baskets';
import { renderPage } from '../../test/render-page';
import { SHEET_NO, sampleSheet } from '../../test/sample-sheet';

const [first] = baskets.default?.groups[0]?.items ?? [];
if (!first) throw new Error('The fixture has an item.');
const toVerification = (returnTo: string) => paths.adultVerification({ returnTo });

test('leads from goods for adults in the basket to 성인 인증, and from other problems nowhere', async () => {
  const invalidItems = [
    { ...first, itemNo: 91, adult: true, problem: adultProblem },
    { ...first, itemNo: 92, problem: buyProblem('5002') },
  ];
  renderPage('/basket', { 'basket.view': () => ({ ...baskets.default, invalidItems }) });
  const links = await screen.findAllByRole('link', { name: '성인 인증하기' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([toVerification('/basket')]);
  expect(screen.getByText('성인 인증 후 주문할 수 있어요')).toBeVisible();
});

test('leads from the order sheet, and back to it, when the verification has ended', async () => {
  const sheet = sampleSheet();
  const sellers = sheet.sellers.map((seller) => ({
    ...seller,
    items: seller.items.map((item) => ({ ...item, problem: adultProblem })),
  }));
  renderPage(paths.orderSheet(SHEET_NO), {
    'orderSheet.view': () => ({ ...sheet, sellers, canPay: false }),
  });
  const [link] = await screen.findAllByRole('link', { name: '성인 인증하기' });
  expect(link).toHaveAttribute('href', toVerification(paths.orderSheet(SHEET_NO)));
});
