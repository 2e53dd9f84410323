import type { SheetChoices, SheetView } from '@shop/shared/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { refused, renderPage } from '../../test/render-page';
import { SHEET_NO, sampleSheet } from '../../test/sample-sheet';

const placed = {
  orderNo: '20261121ABCD',
  paymentNo: 'P0123456789',
  payWon: 240_000,
  paymentState: 'READY',
  expiresAt: '2026-11-21T05:00:00+09:00',
};

const payment = {
  paymentNo: 'P0123456789',
  orderNo: '20261121ABCD',
  sheetNo: SHEET_NO,
  orderName: '피마코튼 니트',
  state: 'AUTHENTICATING',
  stateName: '카드 인증 중',
  payWon: 240_000,
  cardName: '온담카드',
  installmentMonths: 0,
  reason: null,
  expiresAt: '2026-11-21T05:00:00+09:00',
};

/** A fake api that stores the selections and subtracts points from the total. */
function sheetApi(first: SheetView = sampleSheet()) {
  let view = first;
  return {
    'orderSheet.view': () => view,
    'orderSheet.calculate': ({ body }: { body: Partial<SheetChoices> }) => {
      const choices = { ...view.choices, ...body };
      view = {
        ...view,
        choices,
        amounts: {
          ...view.amounts,
          pointWon: choices.usePointWon,
          payWon: view.amounts.goodsWon - choices.usePointWon,
        },
      };
      return view;
    },
    'order.place': () => placed,
    'payment.view': () => payment,
  };
}

const open = (answers: Parameters<typeof renderPage>[1] = sheetApi()) =>
  renderPage(`/order/sheet?sheetNo=${SHEET_NO}`, answers);

const payButton = () => screen.findByRole('button', { name: /결제하기/ });

beforeEach(() => sessionStorage.clear());

test('preselects no consent and focuses the missing one on 결제하기', async () => {
  const { user, sentTo } = open();
  await user.click(await payButton());
  expect(screen.getByRole('checkbox', { name: '전체 동의' })).not.toBeChecked();
  const first = screen.getByRole('checkbox', { name: /주문 내용을 확인했으며/ });
  expect(await screen.findByRole('alert')).toHaveTextContent('필수 항목 2개에 모두 동의해 주세요');
  expect(first).toHaveFocus();
  expect(sentTo('order.place')).toHaveLength(0);
});

test('accepts every consent on 전체 동의 and sends the order as shown', async () => {
  const { user, sentTo } = open();
  await user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  await user.selectOptions(screen.getByRole('combobox', { name: '배송 메시지' }), '60');
  await user.click(await payButton());
  expect(await screen.findByText('아직 결제하지 않았어요')).toBeInTheDocument();
  expect(sentTo('order.place')[0]?.input).toEqual({
    body: {
      sheetNo: SHEET_NO,
      choices: sampleSheet().choices,
      messageCd: '60',
      messageText: '',
      expectedPayWon: 240_000,
      consents: ['PURCHASE', 'PRIVACY'],
      cashReceipt: null,
    },
  });
});

test('orders by deposit with the bank and the cash receipt that were entered', async () => {
  const { user, sentTo } = open();
  await user.click(await screen.findByRole('radio', { name: /무통장입금/ }));
  expect(screen.queryByRole('radiogroup', { name: '카드 선택' })).toBeNull();
  await user.selectOptions(await screen.findByRole('combobox', { name: '입금 은행' }), '신한은행');
  expect(screen.getByText(/2026.11.22 23:59까지/)).toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: '소득공제' }));
  await user.click(screen.getByRole('checkbox', { name: '전체 동의' }));
  const order = await screen.findByRole('button', { name: '240,000원 주문하기' });
  await user.click(order);
  const number = screen.getByRole('textbox', { name: '현금영수증 휴대폰 번호' });
  expect(number).toHaveFocus();
  expect(number).toHaveAccessibleDescription(/현금영수증 번호를 끝까지/);
  expect(sentTo('order.place')).toHaveLength(0);
  await user.type(number, '01020301101');
  await user.click(order);
  await screen.findByText('아직 결제하지 않았어요');
  expect(sentTo('order.place')[0]?.input).toMatchObject({
    body: {
      choices: { payMethod: 'VIRTUAL_ACCOUNT', bankCd: '088' },
      cashReceipt: { type: 'INCOME', number: '010-2030-1101' },
    },
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('2030');
});

test('says beside the button what a change of the method took away', async () => {
  const api = sheetApi();
  const { user } = open({
    ...api,
    'orderSheet.calculate': (input: { body: Partial<SheetChoices> }) => ({
      ...api['orderSheet.calculate'](input),
      sideEffects: ['카드 쿠폰 4,840원이 빠졌어요'],
    }),
  });
  await user.click(await screen.findByRole('radio', { name: /다른카드/ }));
  const bar = screen.getByRole('region', { name: '결제' });
  expect(await within(bar).findByText('카드 쿠폰 4,840원이 빠졌어요')).toHaveRole('status');
});

test('offers what expires soon with its amount, and uses it on a click', async () => {
  const sheet = sampleSheet();
  const expiringUnspent = { pointWon: 1_200, coinWon: 0, giftCardWon: 0 };
  const { user, sentTo } = open(
    sheetApi({ ...sheet, benefits: { ...sheet.benefits, expiringUnspent } }),
  );
  const offer = { name: '곧 사라지는 포인트 1,200P 쓰기' };
  await user.click(await screen.findByRole('button', offer));
  expect(screen.queryByRole('button', offer)).toBeNull();
  await waitFor(() => expect(sentTo('orderSheet.calculate')).toHaveLength(1));
  expect(sentTo('orderSheet.calculate')[0]?.input).toMatchObject({ body: { usePointWon: 1_200 } });
});

test('offers to look at the coupons instead of changing them when none can be used', async () => {
  const sheet = sampleSheet();
  open(sheetApi({ ...sheet, benefits: { ...sheet.benefits, usableCoupons: 0 } }));
  const button = await screen.findByRole('button', { name: /쿠폰 보기/ });
  expect(button).toHaveTextContent('사용할 수 있는 쿠폰이 없어요');
});

test('places one order on a double click', async () => {
  const { user, sentTo } = open();
  await user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  await user.dblClick(await payButton());
  await screen.findByText('아직 결제하지 않았어요');
  expect(new Set(sentTo('order.place').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('offers the ME039 codes that an order accepts as delivery messages', async () => {
  const code = (cd: string, cdNm: string) => ({ cd, cdNm, ref1Val: null, ref2Val: null });
  open({
    ...sheetApi(),
    'code.getGrp': () => ({
      grpCd: 'ME039',
      grpNm: '배송 메시지',
      list: [code('60', '현관 앞에 두세요'), code('70', '직접 입력'), code('80', '나중 것')],
    }),
  });
  const choice = await screen.findByRole('combobox', { name: '배송 메시지' });
  await within(choice).findByRole('option', { name: '현관 앞에 두세요' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['요청사항 없음', '현관 앞에 두세요', '직접 입력']);
});

test('requires text of at most 30 characters for 직접 입력', async () => {
  const { user, sentTo } = open();
  await user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  await user.selectOptions(screen.getByRole('combobox', { name: '배송 메시지' }), '70');
  await user.click(await payButton());
  const field = screen.getByRole('textbox', { name: '배송 메시지 직접 입력' });
  expect(await screen.findByText('배송 메시지를 입력해 주세요')).toBeInTheDocument();
  expect(field).toHaveFocus();
  await user.type(field, '가'.repeat(40));
  expect(field).toHaveValue('가'.repeat(30));
  expect(sentTo('order.place')).toHaveLength(0);
});

test('focuses the add button when there is no address', async () => {
  const blank = sampleSheet({ address: null, addresses: [] });
  const { user } = open(sheetApi({ ...blank, choices: { ...blank.choices, addressNo: null } }));
  await user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  await user.click(await payButton());
  expect(await screen.findByText('배송지를 추가해 주세요')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '새 배송지 추가' })).toHaveFocus();
});

test('prefills the first address and a cash receipt with the name and phone number of the member', async () => {
  const orderer = { name: '김하늘', phone: '010-2030-1101' };
  const blank = sampleSheet({ address: null, addresses: [], orderer });
  const { user } = open(sheetApi({ ...blank, choices: { ...blank.choices, addressNo: null } }));
  await user.click(await screen.findByRole('radio', { name: /무통장입금/ }));
  await user.click(await screen.findByRole('radio', { name: '소득공제' }));
  expect(screen.getByRole('textbox', { name: '현금영수증 휴대폰 번호' })).toHaveValue(
    '010-2030-1101',
  );
  await user.click(screen.getByRole('button', { name: '새 배송지 추가' }));
  const form = within(await screen.findByRole('dialog', { name: '새 배송지 추가' }));
  expect(form.getByRole('textbox', { name: /받는 분/ })).toHaveValue('김하늘');
  expect(form.getByRole('textbox', { name: /휴대폰/ })).toHaveValue('010-2030-1101');
});

test('caps points at what the order can take and updates the button from the server', async () => {
  const { user, sentTo } = open();
  const points = await screen.findByRole('textbox', { name: '포인트' });
  await user.type(points, '9000');
  await user.tab();
  expect(points).toHaveValue('5,000');
  expect(screen.getByText('이 주문에는 5,000P까지 사용할 수 있어요')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: '235,000원 결제하기' })).toBeInTheDocument();
  expect(sentTo('orderSheet.calculate')[0]?.input).toMatchObject({ body: { usePointWon: 5_000 } });
});

test('shows L10 where it applies, and leaves the months of another card to the server', async () => {
  const { user, sentTo } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: '할부 개월' }), '12');
  expect(await screen.findByText('할부 철회권·항변권을 쓸 수 있어요')).toBeInTheDocument();
  expect(screen.getByText(/할부 수수료 15,600원/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /다른카드/ }));
  await waitFor(() =>
    expect(sentTo('orderSheet.calculate').at(-1)?.input).toMatchObject({ body: { cardCd: '12' } }),
  );
  expect(sentTo('orderSheet.calculate').at(-1)?.input).not.toMatchObject({
    body: { installmentMonths: 0 },
  });
});

test('shows each difference and charges nothing when the price changed', async () => {
  const { user } = open({
    ...sheetApi(),
    'order.place': () => {
      throw refused(409, 'ORDER_CHANGED', '주문 내용이 달라졌어요', {
        expectedPayWon: 240_000,
        payWon: 245_000,
        lines: [{ label: '피마코튼 니트 가격', before: '240,000원', after: '245,000원' }],
      });
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  await user.click(await payButton());
  const dialog = await screen.findByRole('alertdialog', { name: '주문 내용이 달라졌어요' });
  expect(dialog).toHaveTextContent('결제는 되지 않았어요');
  expect(dialog).toHaveTextContent('피마코튼 니트 가격240,000원 → 245,000원');
  await user.click(within(dialog).getByRole('button', { name: '바뀐 내용 확인하기' }));
  expect(await payButton()).toBeEnabled();
});

test('restores input and consents after a reload', async () => {
  const first = open();
  await first.user.click(await screen.findByRole('checkbox', { name: /개인정보 수집/ }));
  await first.user.selectOptions(screen.getByRole('combobox', { name: '배송 메시지' }), '40');
  document.body.replaceChildren();
  open();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: '배송 메시지' })).toHaveValue('40'),
  );
  expect(screen.getByRole('checkbox', { name: /개인정보 수집/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /주문 내용을/ })).not.toBeChecked();
});

test('leads back to the basket when the sheet has expired', async () => {
  open({
    'orderSheet.view': () => {
      throw refused(410, 'SHEET_EXPIRED', '주문서가 만료되었어요');
    },
  });
  expect(await screen.findByText('주문서 유효 시간이 지났어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '장바구니로 가기' })).toHaveAttribute('href', '/basket');
});

test('needs no card for an order paid with points alone and goes to the complete page', async () => {
  const sheet = sampleSheet();
  const { user, router } = open({
    ...sheetApi({
      ...sheet,
      choices: { ...sheet.choices, usePointWon: 240_000 },
      amounts: { ...sheet.amounts, pointWon: 240_000, payWon: 0 },
    }),
    'order.place': () => ({ ...placed, payWon: 0, paymentState: 'PAID' }),
  });
  expect(await screen.findByText(/결제 수단이 필요 없어요/)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: '전체 동의' }));
  await user.click(await payButton());
  await screen.findByText('주문을 찾을 수 없어요');
  expect(router.state.location).toMatchObject({
    pathname: '/order/complete',
    search: '?orderNo=20261121ABCD',
  });
});

test('shows unavailable goods before it sends anything', async () => {
  const sheet = sampleSheet();
  const [seller] = sheet.sellers;
  const [item] = seller?.items ?? [];
  if (!seller || !item) throw new Error('The sample sheet has lost its goods.');
  const problem = { code: '5016', message: '재고가 부족해요', isFixable: true };
  const { user, sentTo } = open(
    sheetApi({ ...sheet, canPay: false, sellers: [{ ...seller, items: [{ ...item, problem }] }] }),
  );
  await user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  await user.click(await payButton());
  expect(document.activeElement).toHaveTextContent('피마코튼 니트');
  expect(document.activeElement).toHaveTextContent('재고가 부족해요');
  expect(sentTo('order.place')).toHaveLength(0);
});

test('sends a message for each delivery group when asked to', async () => {
  const groups = [
    { key: '1:p1', sellerName: '온담커머스', goodsNames: ['모니터'] },
    { key: '2:p2', sellerName: '집과사람', goodsNames: ['드라이어'] },
  ];
  const { user, sentTo } = open(sheetApi(sampleSheet({ deliveryGroups: groups })));
  await user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  await user.click(screen.getByRole('checkbox', { name: '판매자별로 따로 입력' }));
  await user.selectOptions(screen.getByRole('combobox', { name: '집과사람 배송 메시지' }), '40');
  await user.click(await payButton());
  expect(await screen.findByText('아직 결제하지 않았어요')).toBeInTheDocument();
  expect(sentTo('order.place')[0]?.input).toMatchObject({
    body: {
      messages: [
        { groupKey: '1:p1', messageCd: null, messageText: '' },
        { groupKey: '2:p2', messageCd: '40', messageText: '' },
      ],
    },
  });
});

test('checks the customs code before the order is sent', async () => {
  const { user, sentTo } = open(sheetApi(sampleSheet({ customs: { maskedPccc: null } })));
  await user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  const field = screen.getByRole('textbox', { name: '개인통관고유부호' });
  await user.type(field, 'P123');
  await user.click(await payButton());
  expect(await screen.findByText(/P로 시작하는 13자리/)).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(sentTo('order.place')).toHaveLength(0);
  await user.clear(field);
  await user.type(field, 'P180123456789');
  await user.click(await payButton());
  expect(await screen.findByText('아직 결제하지 않았어요')).toBeInTheDocument();
  expect(sentTo('order.place')[0]?.input).toMatchObject({ body: { pccc: 'P180123456789' } });
});

describe('address book', () => {
  const [home] = sampleSheet().addresses;
  if (!home) throw new Error('The sample sheet has no address.');
  const office = { ...home, addressNo: 77, receiverName: '김회사', isDefault: false };
  const withBoth = () => ({ ...sampleSheet(), addresses: [home, office] });

  test('deletes an address in place after asking, and keeps the chosen one', async () => {
    const api = sheetApi(withBoth());
    const { user, sentTo } = open({
      ...api,
      'address.remove': () => ({ addresses: [home], max: 20 }),
    });
    await user.click(await screen.findByRole('button', { name: '배송지 변경' }));
    await user.click(await screen.findByRole('button', { name: /^김회사.*삭제$/ }));
    await user.click(await screen.findByRole('button', { name: '삭제' }));
    expect(await screen.findByText('배송지를 삭제했어요')).toBeVisible();
    expect(sentTo('address.remove')[0]?.input).toEqual({ params: { addressNo: 77 } });
    expect(sentTo('orderSheet.view').length).toBeGreaterThan(1);
    expect(sentTo('orderSheet.calculate')).toHaveLength(0);
  });

  test('chooses the first remaining address when the chosen one is deleted', async () => {
    const { user, sentTo } = open({
      ...sheetApi(withBoth()),
      'address.remove': () => ({ addresses: [office], max: 20 }),
    });
    await user.click(await screen.findByRole('button', { name: '배송지 변경' }));
    const name = new RegExp(`^${home.receiverName} .*삭제$`);
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: '삭제' }));
    await waitFor(() =>
      expect(sentTo('orderSheet.calculate')[0]?.input).toMatchObject({ body: { addressNo: 77 } }),
    );
  });

  test('makes an address the default in place', async () => {
    const { user, sentTo } = open({
      ...sheetApi(withBoth()),
      'address.makeDefault': () => ({ addresses: [office, home], max: 20 }),
    });
    await user.click(await screen.findByRole('button', { name: '배송지 변경' }));
    await user.click(await screen.findByRole('button', { name: /^김회사.*기본 배송지로$/ }));
    expect(await screen.findByText('기본 배송지로 정했어요')).toBeVisible();
    expect(sentTo('address.makeDefault')[0]?.input).toEqual({ params: { addressNo: 77 } });
  });
});
