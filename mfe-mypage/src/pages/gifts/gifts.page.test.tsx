import { screen, within } from '@testing-library/react';
import { receivedGifts, sentGift, sentGifts } from '../../markup/fixtures/gifts';
import { type Answer, refused, renderPage } from '../../test/render-page';

const openSent = (answers: Record<string, Answer> = {}) =>
  renderPage('/mypage/gift?tab=sent', { 'gift.sent': () => sentGifts, ...answers });
const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

test('lists received gifts with their deadline and the way to each', async () => {
  renderPage('/mypage/gift', { 'gift.received': () => receivedGifts });
  const rows = await rowsOf('받은 선물');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('수락 대기'),
    expect.stringContaining('배송지 입력 대기'),
    expect.stringContaining('배송중'),
    expect.stringContaining('기한 만료'),
  ]);
  expect(screen.getByRole('link', { name: '산지 로스팅 원두 세트 선물 받기' })).toHaveAttribute(
    'href',
    receivedGifts.gifts[0]?.url,
  );
});

test('lists sent gifts with state, lock and thanks', async () => {
  openSent();
  const [waiting, scheduled, locked, arrived, rejected] = await rowsOf('보낸 선물');
  expect(waiting).toHaveTextContent('수락 대기');
  expect(scheduled).toHaveTextContent('2026.03.05 09:00에 박이웃 님께 보내 드려요');
  expect(locked).toHaveTextContent('새 링크로 열 수 있어요');
  expect(within(locked as HTMLElement).queryByRole('button', { name: '링크 복사' })).toBeNull();
  expect(arrived).toHaveTextContent('고마워요!');
  expect(within(rejected as HTMLElement).queryByRole('button')).toBeNull();
});

test('cancels a gift after asking, and says what is refunded', async () => {
  let gifts = sentGifts.gifts;
  const { user, sentTo } = openSent({
    'gift.sent': () => ({ gifts }),
    'gift.cancel': () => {
      gifts = [sentGift(1, 'CANCELED')];
      return { refundWon: 32_000 };
    },
  });
  const [first] = await screen.findAllByRole('button', { name: '선물 취소' });
  await user.click(first as HTMLElement);
  const dialog = await screen.findByRole('alertdialog', { name: '선물을 취소할까요?' });
  expect(sentTo('gift.cancel')).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: '선물 취소' }));
  expect(await screen.findByText('선물을 취소했어요. 32,000원을 환불해 드려요')).toBeVisible();
  expect(await screen.findByText('보낸 분이 취소')).toBeVisible();
});

test('sends a gift again, and says when it cannot be', async () => {
  const { user } = openSent({
    'gift.resend': () => {
      throw refused(429, 'GIFT_RESEND_LIMIT', '세 번까지 다시 보낼 수 있어요.');
    },
  });
  await user.click(await screen.findByRole('button', { name: '다시 보내기 (3번 남음)' }));
  const dialog = await screen.findByRole('alertdialog', { name: '선물을 다시 보낼까요?' });
  await user.click(within(dialog).getByRole('button', { name: '다시 보내기' }));
  expect(await screen.findByText('세 번까지 다시 보낼 수 있어요.')).toBeVisible();
});

test('copies the link of a gift with the address of the shop', async () => {
  const { user } = openSent({ 'gift.link': () => ({ url: '/mypage/gift/accept?token=abc' }) });
  const [copy] = await screen.findAllByRole('button', { name: '링크 복사' });
  await user.click(copy as HTMLElement);
  expect(await screen.findByText('선물 링크를 복사했어요')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/mypage/gift/accept?token=abc`,
  );
});

test.each([
  ['/mypage/gift', 'gift.received', '받은 선물이 없어요'],
  ['/mypage/gift?tab=sent', 'gift.sent', '보낸 선물이 없어요'],
])('says so when a tab is empty: %s', async (path, call, title) => {
  renderPage(path, { [call]: () => ({ gifts: [] }) });
  expect(await screen.findByText(title)).toBeVisible();
});
