import type { SheetView } from '@shop/shared/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { refused, renderPage } from '../../test/render-page';
import { SHEET_NO, sampleSheet } from '../../test/sample-sheet';

beforeEach(() => sessionStorage.clear());

const placed = { orderNo: '20261121ABCD', paymentNo: 'P0123456789', paymentState: 'READY' };

const giftSheet = (more: Partial<SheetView> = {}): SheetView => {
  const sheet = sampleSheet({ source: 'GIFT', address: null, addresses: [], needsAddress: false });
  return {
    ...sheet,
    choices: { ...sheet.choices, addressNo: null, giftArea: 'MAINLAND' },
    giftAreas: [
      { area: 'MAINLAND', areaFeeWon: 0 },
      { area: 'JEJU', areaFeeWon: 3_000 },
      { area: 'ISLAND', areaFeeWon: 5_000 },
    ],
    ...more,
  };
};

const openGift = (view = giftSheet()) =>
  renderPage(`/order/sheet?sheetNo=${SHEET_NO}`, {
    'orderSheet.view': () => view,
    'orderSheet.calculate': (input: { body: object }) => ({
      ...view,
      choices: { ...view.choices, ...input.body },
    }),
    'order.place': () => placed,
    'payment.view': () => undefined,
  });

type Opened = ReturnType<typeof openGift>;

const pay = async ({ user }: Opened) => {
  const all = screen.getByRole('checkbox', { name: '전체 동의' });
  if (!(all as HTMLInputElement).checked) await user.click(all);
  await user.click(screen.getByRole('button', { name: /원 선물하기/ }));
};

const fillReceiver = async ({ user }: Opened) => {
  await user.type(await screen.findByRole('textbox', { name: '이름' }), '박이웃');
  await user.type(screen.getByRole('textbox', { name: '휴대폰 번호' }), '01098765432');
};

test('sends the receiver and the card of a gift with the order', async () => {
  const opened = openGift();
  const { user, sentTo } = opened;
  expect(await screen.findByRole('heading', { level: 1, name: '선물하기' })).toBeVisible();
  await fillReceiver(opened);
  await user.click(screen.getByRole('radio', { name: '생일 축하' }));
  await user.type(screen.getByRole('textbox', { name: '보내는 분' }), '하늘이');
  await user.type(screen.getByRole('textbox', { name: '메시지' }), '축하해!');
  await pay(opened);
  expect(sentTo('order.place')[0]?.input).toMatchObject({
    body: {
      gift: {
        receiverName: '박이웃',
        receiverPhone: '010-9876-5432',
        senderName: '하늘이',
        message: '축하해!',
        design: 'BIRTHDAY',
        sendAt: null,
      },
    },
  });
});

test('asks who gets the gift before it is paid, and for no address', async () => {
  const opened = openGift();
  const receiver = await screen.findByRole('textbox', { name: '이름' });
  expect(screen.queryByRole('heading', { name: /배송지|주소/ })).toBeNull();
  await pay(opened);
  expect(receiver).toHaveFocus();
  expect(receiver).toBeInvalid();
  expect(screen.getByRole('textbox', { name: '휴대폰 번호' })).toBeInvalid();
  expect(opened.sentTo('order.place')).toHaveLength(0);
});

test('shows at the field what the api says of the receiver', async () => {
  const view = giftSheet();
  const opened = renderPage(`/order/sheet?sheetNo=${SHEET_NO}`, {
    'orderSheet.view': () => view,
    'order.place': () => {
      const message = '내 번호로는 선물할 수 없어요.';
      const fields = [{ path: 'gift.receiverPhone', message }];
      throw refused(400, 'INVALID', '입력한 내용을 확인해 주세요.', { fields });
    },
  });
  await fillReceiver(opened);
  await pay(opened);
  expect(await screen.findByText('내 번호로는 선물할 수 없어요.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '휴대폰 번호' })).toHaveFocus();
});

test('prepays the surcharge of the area where the receiver lives', async () => {
  const { user, sentTo } = openGift();
  const areas = await screen.findByRole('radiogroup', { name: '받는 곳' });
  expect(within(areas).getByRole('radio', { name: /내륙/ })).toBeChecked();
  expect(screen.getByText(/그 밖의 지역 주소를 고를 수 없어요/)).toBeVisible();
  await user.click(within(areas).getByRole('radio', { name: /제주.*3,000원/ }));
  await waitFor(() =>
    expect(sentTo('orderSheet.calculate')[0]?.input).toMatchObject({ body: { giftArea: 'JEJU' } }),
  );
});

test('needs a day for a scheduled gift', async () => {
  const opened = openGift();
  const { user, sentTo } = opened;
  await fillReceiver(opened);
  await user.click(screen.getByRole('radio', { name: /예약/ }));
  await pay(opened);
  expect(screen.getByText('보내는 날을 골라 주세요')).toBeVisible();
  const day = screen.getByLabelText(/보내는 날/);
  expect(day).toHaveFocus();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await user.type(day, tomorrow);
  await user.selectOptions(screen.getByRole('combobox', { name: '보내는 시각' }), '20');
  await pay(opened);
  expect(sentTo('order.place')[0]?.input).toMatchObject({
    body: { gift: { sendAt: `${tomorrow}T11:00:00.000Z` } },
  });
});

test('shows the gift as its receiver sees it, without a price', async () => {
  const { user } = openGift();
  await user.type(await screen.findByRole('textbox', { name: '메시지' }), '축하해!');
  await user.click(screen.getByRole('button', { name: '미리보기' }));
  const preview = await screen.findByRole('dialog', { name: '받는 분이 보는 화면' });
  expect(within(preview).getByRole('figure')).toHaveTextContent('축하해!');
  expect(preview).toHaveTextContent('피마코튼 니트');
  expect(preview).not.toHaveTextContent(/\d원/);
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
