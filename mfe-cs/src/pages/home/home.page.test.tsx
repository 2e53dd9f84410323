import { csCalls, paths } from '@shop/shared/contracts';
import { screen, within } from '@testing-library/react';
import { home, notices } from '../../markup/fixtures/help';
import { renderPage } from '../../test/render-page';

const open = (isPhoneOpen: boolean) =>
  renderPage(paths.cs(), { [csCalls.home.id]: () => ({ ...home, isPhoneOpen, notices }) });

const phone = () => screen.findByRole('region', { name: '전화 상담' });

test('says when the phone is answered again, and what helps meanwhile', async () => {
  jest.useFakeTimers({
    now: Date.parse('2026-11-20T19:00:00+09:00'),
    doNotFake: ['setTimeout', 'queueMicrotask', 'performance'],
  });
  open(false);
  const card = within(await phone());
  expect(
    await card.findByText('지금은 상담 시간이 아니에요. 11월 23일(월) 09:00부터 상담해요'),
  ).toBeVisible();
  expect(card.getByRole('link', { name: '자주 묻는 질문' })).toHaveAttribute('href', paths.faq());
  expect(card.getByRole('link', { name: '1:1 문의' })).toHaveAttribute('href', paths.askCounsel());
  expect(card.getByRole('link', { name: '주문 내역' })).toHaveAttribute('href', paths.orderList());
});

test('says only that the phone is answered during its hours', async () => {
  open(true);
  const card = within(await phone());
  expect(await card.findByText('지금 상담할 수 있어요')).toBeVisible();
  expect(card.queryByText(/상담 시간이 아니에요/)).toBeNull();
});

test("offers 1:1 문의 first, with the member's own open enquiries", async () => {
  open(true);
  const card = within(await screen.findByRole('region', { name: '1:1 문의' }));
  expect(card.getByRole('link', { name: '1:1 문의하기' })).toHaveAttribute('href', '/cs/counsel');
  expect(await card.findByRole('link', { name: /처리 중.*상자가/ })).toHaveAttribute(
    'href',
    paths.counsels(3),
  );
  const [first] = screen.getAllByRole('region', { name: /1:1 문의|전화 상담/ });
  expect(first).toHaveAccessibleName('1:1 문의');
});

test('leads from each type to the form that begins with it', async () => {
  open(true);
  const types = within(await screen.findByRole('list', { name: '문의 유형' }));
  expect(types.getByRole('link', { name: '배송' })).toHaveAttribute(
    'href',
    paths.askCounsel({ topic: 'DELIVERY' }),
  );
});

test('gives every notice one badge: 중요 or its type', async () => {
  open(true);
  const pinned = await screen.findByRole('link', { name: /3월 4일 새벽/ });
  expect(pinned).toHaveTextContent(/^중요새 글3월/);
  const event = screen.getByRole('link', { name: /후기 이벤트 당첨자/ });
  expect(event).toHaveTextContent(/^이벤트1월/);
});
