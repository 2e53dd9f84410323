import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { ShowMore } from './show-more';

const more = (
  <ShowMore moreText="상품정보 더보기">
    긴 설명 <a href="/size">사이즈 표</a>
  </ShowMore>
);

describeComponent('ShowMore', more);

test('expands and collapses', async () => {
  const user = userEvent.setup();
  render(more);
  const button = screen.getByRole('button', { name: '상품정보 더보기' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(screen.getByRole('button', { name: '접기' })).toHaveAttribute('aria-expanded', 'true');
});

test('expands when a link below the cut receives focus', () => {
  render(more);
  act(() => screen.getByRole('link', { name: '사이즈 표' }).focus());
  expect(screen.getByRole('button', { name: '접기' })).toBeInTheDocument();
});
