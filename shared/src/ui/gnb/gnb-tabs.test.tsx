import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describe-component';
import { renderInShop } from '../../testing/render-in-shop';
import { GnbTabs } from './gnb-tabs';

const items = [
  { text: '홈', to: '/main' },
  { text: '타임딜', to: '/main?tab=02', badge: 'HOT', isCurrent: true },
];

describeComponent('GnbTabs', <GnbTabs items={items} />);

test('marks the current tab', () => {
  renderInShop(<GnbTabs items={items} />);
  expect(screen.getByRole('navigation', { name: '주요 메뉴' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('타임딜');
});
