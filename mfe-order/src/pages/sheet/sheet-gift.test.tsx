import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { SHEET_NO, sampleSheet } from '../../test/sample-sheet';

beforeEach(() => sessionStorage.clear());

const placed = { orderNo: '20261121ABCD', paymentNo: 'P0123456789', paymentState: 'READY' };

test('sends the card of a gift with the order', async () => {
  const { user, sentTo } = renderPage(`/order/sheet?sheetNo=${SHEET_NO}`, {
    'orderSheet.view': () => sampleSheet({ source: 'GIFT' }),
    'order.place': () => placed,
    'payment.view': () => undefined,
  });
  await user.type(await screen.findByRole('textbox', { name: '보내는 분' }), '하늘이');
  await user.type(screen.getByRole('textbox', { name: '메시지' }), '축하해!');
  await user.click(screen.getByRole('checkbox', { name: '전체 동의' }));
  await user.click(screen.getByRole('button', { name: /결제하기/ }));
  expect(sentTo('order.place')[0]?.input).toMatchObject({
    body: { gift: { senderName: '하늘이', message: '축하해!' } },
  });
});

test('asks for no card, and sends none, when it is no gift', async () => {
  const { user, sentTo } = renderPage(`/order/sheet?sheetNo=${SHEET_NO}`, {
    'orderSheet.view': () => sampleSheet(),
    'order.place': () => placed,
    'payment.view': () => undefined,
  });
  await user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  await user.click(screen.getByRole('button', { name: /결제하기/ }));
  expect(sentTo('order.place')[0]?.input).toMatchObject({ body: { gift: undefined } });
  expect(screen.queryByRole('heading', { name: '선물 카드' })).toBeNull();
});
