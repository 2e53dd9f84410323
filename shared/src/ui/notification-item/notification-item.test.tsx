import { screen } from '@testing-library/react';
import { renderInShop } from '../../testing/render-in-shop';
import { NotificationItem } from './notification-item';

const item = { icon: null, title: '배송 중이에요', time: '10분 전', to: '/a' };

test('announces the unread state', () => {
  renderInShop(
    <>
      <NotificationItem {...item} isNew />
      <NotificationItem {...item} text="내일 도착해요" to="/b" />
    </>,
  );
  const [unread, read] = screen.getAllByRole('link');
  expect(unread).toHaveTextContent(/^새 알림 배송 중이에요.*10분 전$/);
  expect(read).toHaveTextContent(/^배송 중이에요.*내일 도착해요.*10분 전$/);
});
