import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { renderInShop } from '../../testing/render-in-shop';
import { GridIcon, HomeIcon } from '../icon';
import { TabBar } from './tab-bar';

const bar = (onClick: () => void) => (
  <TabBar
    items={[
      { text: '홈', icon: <HomeIcon />, to: '/main', isCurrent: true },
      { text: '카테고리', icon: <GridIcon />, onClick },
    ]}
  />
);

describeComponent(
  'TabBar',
  bar(() => {}),
);

test('renders an item as a link or a button', async () => {
  const handlePress = jest.fn();
  renderInShop(bar(handlePress));
  expect(screen.getByRole('link', { name: '홈', current: 'page' })).toHaveAttribute(
    'href',
    '/main',
  );
  await userEvent.click(screen.getByRole('button', { name: '카테고리' }));
  expect(handlePress).toHaveBeenCalledTimes(1);
});
