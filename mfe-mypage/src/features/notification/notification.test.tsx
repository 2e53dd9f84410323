import type { Notification } from '@shop/shared/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { noNotifications, notifications } from '../../markup/fixtures/notifications';
import { type Answer, refused, renderPage } from '../../test/render-page';

const LIST = 'notification.list';
const COUNT = 'basket.count';
const READ = 'notification.read';

/** 마이페이지 of a member with these notifications; what the other parts ask for is refused. */
const open = (answers: Record<string, Answer>, path = '/mypage') =>
  renderPage(path, {
    'member.memberInfo': () => {
      throw refused(400, 'DOWN', '조회하지 못했어요');
    },
    [COUNT]: () => ({ count: 0, unreadCount: 0 }),
    ...answers,
  });

const allRead = {
  unreadCount: 0,
  items: notifications.items.map((item) => ({ ...item, isRead: true })),
  next: null,
};

test('counts what is new, opens it, and marks it as read while it stays marked as new', async () => {
  let isRead = false;
  const { user, sentTo } = open({
    [COUNT]: () => ({ count: 0, unreadCount: isRead ? 0 : 2 }),
    [LIST]: () => (isRead ? allRead : notifications),
    [READ]: () => {
      isRead = true;
      return {};
    },
  });
  const line = await screen.findByRole('button', { name: '알림 새 알림 2' });
  await user.click(line);
  const dialog = within(await screen.findByRole('dialog', { name: '알림' }));
  expect(await dialog.findAllByRole('link', { name: /^새 알림/ })).toHaveLength(2);
  expect(dialog.getByRole('link', { name: /상품을 보냈어요/ })).toHaveAttribute(
    'href',
    notifications.items[2]?.path,
  );
  await waitFor(() => expect(sentTo(READ)[0]?.input).toEqual({ body: { upTo: 4 } }));
  await waitFor(() => expect(line).toHaveTextContent('새 알림 0'));
  expect(dialog.getAllByRole('link', { name: /^새 알림/ })).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(READ)).toHaveLength(1);
});

test('asks for nothing to be marked when nothing is new', async () => {
  const { user, sentTo } = open({ [LIST]: () => allRead });
  await user.click(await screen.findByRole('button', { name: '알림 새 알림 0' }));
  const dialog = within(await screen.findByRole('dialog', { name: '알림' }));
  expect(await dialog.findAllByRole('link')).toHaveLength(4);
  expect(sentTo(READ)).toEqual([]);
});

test('says so when there is none, also when a link opened it', async () => {
  open({ [LIST]: () => noNotifications }, '/mypage?modalId=notification');
  const dialog = within(await screen.findByRole('dialog', { name: '알림' }));
  expect(await dialog.findByText('알림이 없어요')).toBeInTheDocument();
});

test('shows one kind, says when it has none, and marks nothing that was not shown', async () => {
  const { user, sentTo } = open(
    {
      [LIST]: ({ query }: { query: { kind?: string } }) =>
        query.kind === 'ANSWER' ? noNotifications : allRead,
    } as never,
    '/mypage?modalId=notification',
  );
  const dialog = within(await screen.findByRole('dialog', { name: '알림' }));
  await dialog.findAllByRole('link');
  expect(dialog.getByRole('button', { name: '전체' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('button', { name: '문의 답변' }));
  expect(await dialog.findByText('문의 답변 알림이 없어요')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: '문의 답변' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('button', { name: '전체' }));
  expect(await dialog.findAllByRole('link')).toHaveLength(4);
  expect(sentTo(READ)).toEqual([]);
});

test('loads more until there is no more', async () => {
  const older: Notification[] = notifications.items.map((item) => ({
    ...item,
    notificationNo: item.notificationNo - 4,
    title: `지난 ${item.notificationNo}`,
    isRead: true,
  }));
  const { user } = open(
    {
      [LIST]: ({ query }: { query: { before?: number } }) =>
        query.before === 1 ? { unreadCount: 0, items: older, next: null } : { ...allRead, next: 1 },
    } as never,
    '/mypage?modalId=notification',
  );
  const dialog = within(await screen.findByRole('dialog', { name: '알림' }));
  await dialog.findAllByRole('link');
  await user.click(dialog.getByRole('button', { name: '더보기' }));
  expect(await dialog.findAllByRole('link')).toHaveLength(8);
  expect(dialog.queryByRole('button', { name: '더보기' })).toBeNull();
  expect(dialog.getByText('알림은 90일 동안 보여요')).toBeInTheDocument();
});
