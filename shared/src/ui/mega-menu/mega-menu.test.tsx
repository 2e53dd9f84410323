import { act, fireEvent, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { renderInShop } from '../../testing/render-in-shop';
import { sampleCategories } from '../../testing/sample-categories';
import { MegaMenu } from './mega-menu';

const categoryTo = (categoryNo: number) => `/display/category?categoryNo=${categoryNo}`;
const menu = <MegaMenu categories={sampleCategories} categoryTo={categoryTo} />;
const button = () => screen.getByRole('button', { name: '카테고리' });
const panel = () => screen.queryByRole('navigation', { name: '전체 카테고리' });

describeComponent('MegaMenu', menu);

/** The panel's code is loaded on demand. */
async function open(user: UserEvent): Promise<void> {
  await user.click(button());
  expect(await screen.findByRole('navigation', { name: '전체 카테고리' })).toBeVisible();
}

test('opens on click and is expanded, and closes on Escape with focus on the button', async () => {
  const user = userEvent.setup();
  renderInShop(menu);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await open(user);
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(screen.getByRole('link', { name: '패션의류' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(button()).toHaveFocus();
});

test('moves along top categories by Up and Down, and into the current one by Tab', async () => {
  const user = userEvent.setup();
  renderInShop(menu);
  await open(user);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: '식품' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: '과일' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: '아우터' })).toBeNull();
});

test('closes when a category is selected or focus leaves it', async () => {
  const user = userEvent.setup();
  renderInShop(
    <>
      {menu}
      <button type="button">다음</button>
    </>,
  );
  await open(user);
  fireEvent.click(screen.getByRole('link', { name: '식품' }));
  expect(panel()).toBeNull();
  await open(user);
  act(() => screen.getByRole('button', { name: '다음' }).focus());
  expect(panel()).toBeNull();
});

test('stays open when the click comes just after the hover opened it, and closes on the next', async () => {
  const user = userEvent.setup();
  renderInShop(menu);
  await user.hover(button());
  expect(await screen.findByRole('navigation', { name: '전체 카테고리' })).toBeVisible();
  await user.click(button());
  expect(panel()).toBeVisible();
  await user.click(button());
  expect(panel()).toBeNull();
});

test('requests the categories before the click and shows a loading state', async () => {
  const handleIntent = jest.fn();
  const user = userEvent.setup();
  renderInShop(<MegaMenu categories={undefined} categoryTo={categoryTo} onIntent={handleIntent} />);
  await user.tab();
  expect(handleIntent).toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('불러오는 중');
});
