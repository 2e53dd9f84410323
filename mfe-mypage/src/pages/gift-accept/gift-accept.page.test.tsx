import { screen } from '@testing-library/react';
import { closedGift, openGift } from '../../markup/fixtures/gifts';
import { refused, renderForVisitor } from '../../test/render-page';

const TOKEN = 'a'.repeat(43);
const PATH = `/mypage/gift/accept?token=${TOKEN}`;
const button = (name: string) => screen.findByRole('button', { name });

test('opens a gift by the last four digits, without a login', async () => {
  const { user, sentTo } = renderForVisitor(PATH, {
    'gift.view': () => closedGift,
    'gift.verify': () => openGift('SENT'),
  });
  expect(await screen.findByText('박*웃 님께 선물이 도착했어요')).toBeVisible();
  expect(screen.queryByText('산지 로스팅 원두 세트')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: '휴대폰 번호 뒤 네 자리' }), '5432');
  await user.click(await button('선물 열기'));
  expect(await screen.findByText('산지 로스팅 원두 세트')).toBeVisible();
  expect(sentTo('gift.verify')[0]?.input).toEqual({
    params: { token: TOKEN },
    body: { phoneTail: '5432' },
  });
  expect(document.body).not.toHaveTextContent(/\d원/);
});

test('says how many tries are left, then that the link is locked', async () => {
  let view = { ...closedGift };
  const { user } = renderForVisitor(PATH, {
    'gift.view': () => view,
    'gift.verify': () => {
      view = { ...view, triesLeft: view.triesLeft - 4, isLocked: view.triesLeft === 1 };
      throw refused(422, 'GIFT_PHONE', '번호가 맞지 않아요. 1번 더 입력할 수 있어요.');
    },
  });
  const field = await screen.findByRole('textbox', { name: '휴대폰 번호 뒤 네 자리' });
  expect(screen.getByText(/5번 더 입력할 수 있어요/)).toBeVisible();
  await user.click(await button('선물 열기'));
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  await user.type(field, '1111');
  await user.click(await button('선물 열기'));
  expect(await screen.findByText(/1번 더 입력할 수 있어요/)).toBeVisible();
  await user.click(await button('선물 열기'));
  expect(await screen.findByText('선물을 열 수 없어요')).toBeVisible();
  expect(screen.queryByRole('button', { name: '선물 열기' })).toBeNull();
});

test('needs both consents to accept, then leads to the address', async () => {
  const { user, sentTo, router } = renderForVisitor(PATH, {
    'gift.view': () => openGift('SENT'),
    'gift.accept': () => openGift('ACCEPTED'),
  });
  await user.click(await button('선물 받기'));
  const privacy = screen.getByRole('checkbox', { name: /개인정보 수집·이용/ });
  expect(privacy).toHaveFocus();
  expect(screen.getByText('선물을 받으려면 모두 동의해 주세요')).toBeVisible();
  await user.click(privacy);
  await user.click(screen.getByRole('checkbox', { name: /판매자와 택배사 제공/ }));
  await user.click(await button('선물 받기'));
  expect(await screen.findByRole('heading', { level: 1, name: '배송지 입력' })).toBeVisible();
  expect(sentTo('gift.accept')[0]?.input).toEqual({
    params: { token: TOKEN },
    body: { consents: ['PRIVACY', 'THIRD_PARTY'] },
  });
  expect(router.state.location).toMatchObject({
    pathname: '/mypage/gift/shipping',
    search: `?token=${TOKEN}`,
  });
});

test('asks a visitor to sign in for a voucher', async () => {
  renderForVisitor(PATH, { 'gift.view': () => openGift('SENT', { isVoucher: true }) });
  expect(await button('로그인하고 선물 받기')).toBeVisible();
  expect(screen.getByText('모바일 쿠폰 선물이에요')).toBeVisible();
});

test('offers another option of goods that are sold out', async () => {
  const [line] = openGift('SENT').lines;
  if (!line) throw new Error('The fixture has one line.');
  const other = { ...line, skuNo: 62, optionText: '에티오피아 / 원두' };
  const { user, sentTo } = renderForVisitor(PATH, {
    'gift.view': () => openGift('SENT', { lines: [{ ...line, isSoldOut: true }] }),
    'gift.changeOption': () => openGift('SENT', { lines: [other] }),
  });
  expect(await screen.findByText('다른 옵션을 골라 주세요')).toBeVisible();
  await user.click(await button('산지 로스팅 원두 세트 옵션 변경'));
  const choice = await screen.findByRole('radio', { name: /에티오피아 \/ 원두/ });
  expect(screen.getByRole('radio', { name: /콜롬비아/ })).toBeDisabled();
  await user.click(choice);
  await user.click(await button('변경하기'));
  expect(await screen.findByText('옵션을 바꿨어요')).toBeVisible();
  expect(sentTo('gift.changeOption')[0]?.input).toMatchObject({ body: { itemNo: 1, skuNo: 62 } });
});

test.each([
  ['EXPIRED', '받을 수 있는 기한이 지났어요'],
  ['CANCELED', '보낸 분이 취소한 선물이에요'],
  ['REJECTED', '거절한 선물이에요'],
  ['ACCEPTED', '이미 받은 선물이에요'],
] as const)('shows what became of a gift that is %s', async (state, title) => {
  renderForVisitor(PATH, { 'gift.view': () => openGift(state) });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('button', { name: '선물 받기' })).toBeNull();
});

test('says what to do with a link that is unknown', async () => {
  renderForVisitor(PATH, {
    'gift.view': () => {
      throw refused(404, 'GIFT_UNKNOWN', '선물을 찾을 수 없어요.');
    },
  });
  expect(await screen.findByText('열 수 없는 선물 링크예요')).toBeVisible();
  expect(screen.getByRole('link', { name: '쇼핑 둘러보기' })).toBeVisible();
});

test('shows the same without a token', async () => {
  renderForVisitor('/mypage/gift/accept', {});
  expect(await screen.findByText('열 수 없는 선물 링크예요')).toBeVisible();
});
