import { sampleCategories } from '@shop/shared/testing/sample-categories';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page';

const open = () =>
  renderPage('/display/allmenu', { 'category.tree': () => ({ categories: sampleCategories }) });

test('shows the subcategories of the selected category beside the first level', async () => {
  const { user } = await open();
  const first = await screen.findByRole('tabpanel', { name: '패션의류' });
  expect(within(first).getByRole('link', { name: '코트' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: '식품' }));
  const second = screen.getByRole('tabpanel', { name: '식품' });
  expect(within(second).getByRole('link', { name: '식품 전체 보기' })).toHaveAttribute(
    'href',
    '/display/category?categoryNo=2',
  );
  expect(within(second).getByRole('link', { name: '사과' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '코트' })).toBeNull();
});

test('leaves 화면 모드 to the footer', async () => {
  await open();
  await screen.findByRole('list', { name: '바로가기' });
  expect(screen.queryByRole('radiogroup', { name: '화면 모드' })).toBeNull();
});

test('moves between the tabs of the first level with arrow keys', async () => {
  const { user } = await open();
  const [first, second] = await screen.findAllByRole('tab');
  first?.focus();
  await user.keyboard('{End}');
  expect(second).toHaveFocus();
  expect(second).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
});

test('shows the shortcuts below the categories of every pane', async () => {
  await open();
  const shortcuts = within(await screen.findByRole('list', { name: '바로가기' }));
  expect(shortcuts.getByRole('link', { name: '기획전' })).toBeVisible();
  expect(shortcuts.getByRole('link', { name: '주문/배송 조회' })).toBeVisible();
});
