import { screen, waitFor, within } from '@testing-library/react';
import { voucherRefund, vouchers } from '../../markup/fixtures/vouchers';
import { refused, renderPage } from '../../test/render-page';

const [soon, latte, giftCard, used] = vouchers.vouchers;
if (!soon || !latte || !giftCard || !used) throw new Error('The fixture has four vouchers.');

const rows = async () =>
  within(await screen.findByRole('list', { name: '모바일 쿠폰' })).getAllByRole('listitem');

test('shows the barcode and number of a usable voucher', async () => {
  const { user } = renderPage('/mypage/mobile-coupon', { 'voucher.list': () => vouchers });
  expect(await rows()).toHaveLength(3);
  const [button] = await screen.findAllByRole('button', { name: '카페라떼 교환권 쿠폰 보기' });
  await user.click(button as HTMLElement);
  const sheet = await screen.findByRole('dialog', { name: '모바일 쿠폰' });
  expect(within(sheet).getByRole('img', { name: '바코드' })).toBeInTheDocument();
  expect(sheet).toHaveTextContent('8557-3203-3499-9186');
});

test('draws the digits in pairs: start, eight pairs, check and stop', async () => {
  const { user } = renderPage('/mypage/mobile-coupon', { 'voucher.list': () => vouchers });
  const [button] = await screen.findAllByRole('button', { name: '카페라떼 교환권 쿠폰 보기' });
  await user.click(button as HTMLElement);
  const barcode = await screen.findByRole('img', { name: '바코드' });
  // Eleven modules for each sign, thirteen for the last one, ten of quiet at both sides.
  expect(barcode).toHaveAttribute('viewBox', `0 0 ${11 * 10 + 13 + 20} 60`);
  // The paper, three bars for each sign and four for the last one.
  expect(barcode.querySelectorAll('rect')).toHaveLength(1 + 3 * 10 + 4);
});

test('extends a voucher that ends soon, and no other', async () => {
  let list = vouchers;
  const { user, sentTo } = renderPage('/mypage/mobile-coupon', {
    'voucher.list': () => list,
    'voucher.extend': () => {
      list = { vouchers: [{ ...soon, expiresAt: soon.extendsTo ?? '', extendsTo: null }] };
      return { expiresAt: soon.extendsTo };
    },
  });
  const buttons = await screen.findAllByRole('button', { name: '카페라떼 교환권 기한 연장' });
  expect(buttons).toHaveLength(1);
  await user.click(buttons[0] as HTMLElement);
  expect(await screen.findByText('2026.06.20까지 쓸 수 있어요')).toBeVisible();
  expect(sentTo('voucher.extend')[0]?.input).toMatchObject({
    params: { voucherNo: soon.voucherNo },
  });
  expect(screen.queryByRole('button', { name: '카페라떼 교환권 기한 연장' })).toBeNull();
});

test('registers a gift card, and says why when it cannot be', async () => {
  const { user } = renderPage('/mypage/mobile-coupon', {
    'voucher.list': () => vouchers,
    'point.registerGiftCard': () => {
      throw refused(422, 'GIFT_CARD_USED', '이미 등록한 상품권이에요.');
    },
  });
  await user.click(
    await screen.findByRole('button', { name: '온담 모바일 상품권 3만원권 쿠폰 보기' }),
  );
  const sheet = await screen.findByRole('dialog', { name: '상품권 번호' });
  expect(within(sheet).queryByRole('img', { name: '바코드' })).toBeNull();
  await user.click(within(sheet).getByRole('button', { name: '내 상품권으로 등록하기' }));
  expect(await screen.findByText('이미 등록한 상품권이에요.')).toBeVisible();
});

test('refunds an expired voucher by the sum that was shown', async () => {
  const { user, sentTo } = renderPage('/mypage/mobile-coupon?tab=past', {
    'voucher.list': () => vouchers,
    'order.detail': () => ({ payment: { needsRefundAccount: false } }),
    'voucher.refundEstimate': () => voucherRefund,
    'voucher.refund': () => ({ claimNo: 'C000000001', refund: voucherRefund }),
  });
  await user.click(await screen.findByRole('button', { name: '카페라떼 교환권 환불 신청' }));
  const sheet = await screen.findByRole('dialog', { name: '모바일 쿠폰 환불' });
  expect(await within(sheet).findByText('기간 만료 공제')).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: '환불 신청하기' }));
  expect(await screen.findByText('환불을 신청했어요. 3,690원을 돌려드려요')).toBeVisible();
  expect(sentTo('voucher.refund')[0]?.input).toMatchObject({
    params: { voucherNo: 'V000000006' },
    body: { expectedRefundWon: 3_690 },
  });
});

test('names no order and offers no refund for a voucher that came as a gift', async () => {
  const gift = { ...latte, orderNo: null, canRefund: false };
  renderPage('/mypage/mobile-coupon', { 'voucher.list': () => ({ vouchers: [gift] }) });
  const [row] = await rows();
  expect(row).toHaveTextContent('선물 받음');
  expect(screen.queryByRole('link', { name: /주문 보기/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /환불 신청/ })).toBeNull();
});

test('keeps the screen on while the barcode is shown, and warns of screenshots', async () => {
  const release = jest.fn(async () => {});
  const request = jest.fn(async () => ({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const { user } = renderPage('/mypage/mobile-coupon', { 'voucher.list': () => vouchers });
  const [button] = await screen.findAllByRole('button', { name: '카페라떼 교환권 쿠폰 보기' });
  await user.click(button as HTMLElement);
  const shown = await screen.findByRole('dialog', { name: '모바일 쿠폰' });
  expect(shown).toHaveTextContent('화면을 캡처해 보내지 마세요');
  expect(request).toHaveBeenCalledWith('screen');
  await user.click(within(shown).getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(release).toHaveBeenCalled());
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('registers the number of a gift card, which stays in the field when it is refused', async () => {
  const { user, sentTo } = renderPage('/mypage/mobile-coupon', {
    'voucher.list': () => vouchers,
    'point.registerGiftCard': () => {
      throw refused(422, 'GIFT_CARD_NUMBER', '상품권 번호를 다시 확인해 주세요.');
    },
  });
  await user.click(await screen.findByRole('button', { name: '상품권 등록' }));
  const sheet = await screen.findByRole('dialog', { name: '상품권 등록' });
  await user.type(within(sheet).getByLabelText('상품권 번호'), '1234-5678');
  await user.click(within(sheet).getByRole('button', { name: '등록하기' }));
  expect(await within(sheet).findByText('상품권 번호를 다시 확인해 주세요.')).toBeVisible();
  expect(within(sheet).getByLabelText('상품권 번호')).toHaveValue('1234-5678');
  expect(sentTo('point.registerGiftCard')[0]?.input).toMatchObject({
    body: { number: '1234-5678' },
  });
});

test('lists past vouchers without their numbers', async () => {
  renderPage('/mypage/mobile-coupon?tab=past', { 'voucher.list': () => vouchers });
  const texts = (await rows()).map((row) => row.textContent);
  expect(texts).toEqual([
    expect.stringMatching(/사용 완료.*2026\.03\.01 사용 · 온담카페 강남점/),
    expect.stringMatching(/환불 완료.*환불했어요/),
    expect.stringMatching(/기간 만료.*2026\.02\.27까지.*환불 신청/),
  ]);
  expect(screen.queryByRole('button', { name: /쿠폰 보기/ })).toBeNull();
});

test('says where vouchers come from when there are none', async () => {
  renderPage('/mypage/mobile-coupon', { 'voucher.list': () => ({ vouchers: [] }) });
  expect(await screen.findByText('쓸 수 있는 모바일 쿠폰이 없어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '모바일 쿠폰 둘러보기' })).toBeVisible();
});
