import { screen, within } from '@testing-library/react';
import { claimedGift, deliveredGift, openGift, shippedGift } from '../../markup/fixtures/gifts';
import { renderForVisitor, renderPage } from '../../test/render-page';

const TOKEN = 'a'.repeat(43);
const PATH = `/mypage/gift/accept/detail?token=${TOKEN}`;

test('shows state, parcel and thanks, but no price', async () => {
  renderForVisitor(PATH, { 'gift.view': () => shippedGift });
  expect(await screen.findByRole('list', { name: '선물 진행 상태' })).toBeVisible();
  const parcels = screen.getByRole('list', { name: '배송' });
  expect(parcels).toHaveTextContent('CJ대한통운 600012345678');
  expect(within(parcels).getByRole('list', { name: '배송 이력' })).toHaveTextContent('강남 터미널');
  expect(await screen.findByText('커피 향이 정말 좋아요. 고마워요!')).toBeVisible();
  expect(screen.queryByRole('link', { name: '배송지 변경' })).toBeNull();
  expect(document.body).not.toHaveTextContent(/\d원/);
});

test('sends a word of thanks', async () => {
  const { user, sentTo } = renderForVisitor(PATH, {
    'gift.view': () => openGift('ADDRESS_DONE'),
    'gift.thank': () => shippedGift,
  });
  expect(await screen.findByRole('link', { name: '배송지 변경' })).toBeVisible();
  expect(screen.getByText('아직 배송 정보가 없어요')).toBeVisible();
  const send = await screen.findByRole('button', { name: '감사 인사 보내기' });
  await user.click(send);
  const text = screen.getByRole('textbox', { name: '김하늘 님께 감사 인사' });
  expect(text).toHaveFocus();
  await user.type(text, '고마워요!');
  await user.click(send);
  expect(await screen.findByText('김하늘 님께 감사 인사를 보냈어요')).toBeVisible();
  expect(sentTo('gift.thank')[0]?.input).toMatchObject({ body: { text: '고마워요!' } });
});

test('offers a picture to a receiver who is signed in, and shows the one that was sent', async () => {
  renderPage(PATH, { 'gift.view': () => openGift('ADDRESS_DONE') });
  expect(await screen.findByText('사진 첨부')).toBeVisible();
  document.body.replaceChildren();
  renderPage(PATH, {
    'gift.view': () => ({
      ...shippedGift,
      thanks: { text: '고마워요!', photoUrl: '/api/photo', at: '2026-03-01T02:00:00.000Z' },
    }),
  });
  const photo = await screen.findByRole('img', { name: '감사 인사와 함께 보낸 사진' });
  expect(photo).toHaveAttribute('src', '/api/photo');
});

test('asks a visitor for no picture', async () => {
  renderForVisitor(PATH, { 'gift.view': () => openGift('ADDRESS_DONE') });
  expect(await screen.findByRole('button', { name: '감사 인사 보내기' })).toBeVisible();
  expect(screen.queryByText('사진 첨부')).toBeNull();
});

test('leads to the address, or for a voucher to the vouchers', async () => {
  renderForVisitor(PATH, { 'gift.view': () => openGift('ACCEPTED') });
  expect(await screen.findByRole('link', { name: '배송지 입력' })).toHaveAttribute(
    'href',
    `/mypage/gift/shipping?token=${TOKEN}`,
  );
  document.body.replaceChildren();
  renderForVisitor(PATH, { 'gift.view': () => openGift('ACCEPTED', { isVoucher: true }) });
  expect(await screen.findByRole('link', { name: '모바일 쿠폰 보기' })).toBeVisible();
});

test('asks for an exchange of faulty goods without a price, and shows its state', async () => {
  const { user, sentTo } = renderForVisitor(PATH, {
    'gift.view': () => deliveredGift,
    'gift.claim': () => claimedGift,
  });
  await user.click(await screen.findByRole('button', { name: '산지 로스팅 원두 세트 교환 신청' }));
  const sheet = await screen.findByRole('dialog', { name: '교환 신청' });
  await user.click(within(sheet).getByRole('button', { name: '교환 신청하기' }));
  expect(sheet).toHaveTextContent('사유를 골라 주세요');
  expect(within(sheet).queryByRole('radio', { name: '단순 변심' })).toBeNull();
  await user.click(within(sheet).getByRole('radio', { name: '불량이거나 파손됐어요' }));
  await user.click(within(sheet).getByRole('radio', { name: '에티오피아 / 원두' }));
  const day = within(sheet).getByRole('combobox', { name: '회수 날짜' });
  await user.selectOptions(day, within(day).getAllByRole('option')[1] as HTMLElement);
  expect(document.body).not.toHaveTextContent(/\d원/);
  await user.click(within(sheet).getByRole('button', { name: '교환 신청하기' }));
  const claims = await screen.findByRole('list', { name: '반품·교환 신청' });
  expect(claims).toHaveTextContent('반품 신청');
  expect(sentTo('gift.claim')[0]?.input).toMatchObject({
    params: { itemNo: 1 },
    body: { kind: 'EXCHANGE', reasonCd: 'DEFECT', qty: 1, skuNo: 62 },
  });
});

test('confirms the gift and withdraws a claim after a question', async () => {
  const { user, sentTo } = renderForVisitor(PATH, {
    'gift.view': () => deliveredGift,
    'gift.confirm': () => claimedGift,
    'gift.withdrawClaim': () => shippedGift,
  });
  await user.click(await screen.findByRole('button', { name: '산지 로스팅 원두 세트 구매확정' }));
  await user.click(await screen.findByRole('button', { name: '구매확정' }));
  await user.click(await screen.findByRole('button', { name: '반품 신청 철회' }));
  await user.click(await screen.findByRole('button', { name: '신청 철회' }));
  expect(await screen.findByText('신청을 철회했어요')).toBeVisible();
  expect(sentTo('gift.confirm')).toHaveLength(1);
  expect(sentTo('gift.withdrawClaim')[0]?.input).toMatchObject({
    params: { claimNo: 'C000000001' },
  });
});

test('offers nothing of that to another browser', async () => {
  renderForVisitor(PATH, { 'gift.view': () => shippedGift });
  expect(await screen.findByRole('list', { name: '배송' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /반품|교환|구매확정/ })).toBeNull();
});
