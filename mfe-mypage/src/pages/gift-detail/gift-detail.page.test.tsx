import { screen, within } from '@testing-library/react';
import { openGift, shippedGift } from '../../markup/fixtures/gifts';
import { renderForVisitor } from '../../test/render-page';

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
