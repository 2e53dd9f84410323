import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { SHEET_NO, sampleSheet } from '../../test/sample-sheet';

beforeEach(() => sessionStorage.clear());

const placed = { orderNo: '20261121ABCD', paymentNo: 'P0123456789', paymentState: 'READY' };

const openGift = () =>
  renderPage(`/order/sheet?sheetNo=${SHEET_NO}`, {
    'orderSheet.view': () => sampleSheet({ source: 'GIFT' }),
    'order.place': () => placed,
    'payment.view': () => undefined,
  });

test('sends the receiver and the card of a gift with the order', async () => {
  const { user, sentTo } = openGift();
  expect(await screen.findByRole('heading', { level: 1, name: '선물하기' })).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: '이름' }), '박이웃');
  await user.type(screen.getByRole('textbox', { name: '휴대폰 번호' }), '01098765432');
  await user.type(screen.getByRole('textbox', { name: '보내는 분' }), '하늘이');
  await user.type(screen.getByRole('textbox', { name: '메시지' }), '축하해!');
  await user.click(screen.getByRole('checkbox', { name: '전체 동의' }));
  await user.click(screen.getByRole('button', { name: /원 선물하기/ }));
  expect(sentTo('order.place')[0]?.input).toMatchObject({
    body: {
      gift: {
        receiverName: '박이웃',
        receiverPhone: '010-9876-5432',
        senderName: '하늘이',
        message: '축하해!',
      },
    },
  });
});

test('asks who gets the gift before it is paid, and does not show whose address it is', async () => {
  const { user, sentTo } = openGift();
  expect(await screen.findByRole('heading', { name: '받는 분 주소' })).toBeVisible();
  expect(screen.queryByText('010-1234-5678')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: '전체 동의' }));
  await user.click(screen.getByRole('button', { name: /원 선물하기/ }));
  const receiver = screen.getByRole('textbox', { name: '이름' });
  expect(receiver).toHaveFocus();
  expect(receiver).toBeInvalid();
  expect(screen.getByRole('textbox', { name: '휴대폰 번호' })).toBeInvalid();
  expect(sentTo('order.place')).toHaveLength(0);
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
