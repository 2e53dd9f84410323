import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { renderInShop } from '../../testing/render-in-shop';
import { LinkTabs } from './link-tabs';
import { Tabs } from './tabs';

const items = [
  { id: 'info', text: '상품정보', panel: '상세 내용' },
  { id: 'review', text: '후기', count: '1,204', panel: '후기 내용' },
  { id: 'qna', text: '문의', panel: '문의 내용' },
];
const links = [
  { text: '상품', to: '/a', isCurrent: true },
  { text: '브랜드', to: '/b' },
];

describeComponent('Tabs', <Tabs label="상품 정보" items={items} />);
describeComponent('LinkTabs', <LinkTabs label="찜" items={links} />);

test('has only the selected tab as a tab stop, and selects by arrows, Home and End', async () => {
  const user = userEvent.setup();
  const handleChange = jest.fn();
  render(<Tabs label="상품 정보" items={items} onChange={handleChange} />);
  await user.tab();
  expect(screen.getByRole('tab', { name: '상품정보' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: '문의' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: '문의' })).toHaveTextContent('문의 내용');
  await user.keyboard('{Home}{ArrowRight}');
  expect(handleChange.mock.calls).toEqual([['qna'], ['info'], ['review']]);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('후기');
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('is controlled when it has a value', async () => {
  const user = userEvent.setup();
  render(<Tabs label="상품 정보" items={items} value="qna" />);
  await user.click(screen.getByRole('tab', { name: '상품정보' }));
  expect(screen.getByRole('tabpanel', { name: '문의' })).toBeInTheDocument();
});

test('renders link tabs as links', () => {
  renderInShop(<LinkTabs label="찜" items={links} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('상품');
});
