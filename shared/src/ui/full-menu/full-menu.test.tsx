import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { renderInShop } from '../../testing/render-in-shop';
import { sampleCategories } from '../../testing/sample-categories';
import { FullMenu } from './full-menu';

const categoryTo = (categoryNo: number) => `/display/category?categoryNo=${categoryNo}`;

describeComponent('FullMenu', <FullMenu categories={sampleCategories} categoryTo={categoryTo} />);

test('starts at the current category and moves by arrow keys', async () => {
  const user = userEvent.setup();
  renderInShop(<FullMenu categories={sampleCategories} categoryTo={categoryTo} currentNo={2} />);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('식품');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', { name: '패션의류' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: '패션의류' })).toHaveTextContent('코트');
});

test('renders the links of all categories, and shows one panel', () => {
  const { container } = renderInShop(
    <FullMenu categories={sampleCategories} categoryTo={categoryTo}>
      <p>바로가기</p>
    </FullMenu>,
  );
  expect(screen.getByRole('tabpanel', { name: '패션의류' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '사과' })).toBeNull();
  expect(container.querySelector('a[href$="categoryNo=211"]')).toHaveTextContent('사과');
  expect(screen.getByText('바로가기')).toBeVisible();
});

test('calls back when a category is selected', () => {
  const handleChoose = jest.fn();
  renderInShop(
    <FullMenu categories={sampleCategories} categoryTo={categoryTo} onChoose={handleChoose} />,
  );
  fireEvent.click(screen.getByRole('tabpanel'));
  expect(handleChoose).not.toHaveBeenCalled();
  const link = screen.getByRole('link', { name: '코트' });
  expect(link).toHaveAttribute('href', '/display/category?categoryNo=111');
  fireEvent.click(link);
  expect(handleChoose).toHaveBeenCalledTimes(1);
});
