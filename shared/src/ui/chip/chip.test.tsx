import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShop } from '../../testing/render-in-shop';
import { Chip, ChipGroup, ChipLink, RemovableChip } from './chip';

test('exposes pressed on a filter and current on a link', () => {
  renderInShop(
    <ChipGroup label="필터">
      <Chip isOn>무료배송</Chip>
      <Chip>전체 지우기</Chip>
      <ChipLink to="/a" isCurrent>
        과일
      </ChipLink>
      <ChipLink to="/b">채소</ChipLink>
    </ChipGroup>,
  );
  expect(screen.getByRole('group', { name: '필터' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '무료배송', pressed: true })).toBeInTheDocument();
  // A chip with only an action has no pressed state.
  expect(screen.getByRole('button', { name: '전체 지우기' })).not.toHaveAttribute('aria-pressed');
  expect(screen.getByRole('link', { name: '과일' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '채소' })).not.toHaveAttribute('aria-current');
});

test('names and performs the removal of a filter', async () => {
  const remove = jest.fn();
  renderInShop(<RemovableChip label="하루농장" onRemove={remove} />);
  await userEvent.click(screen.getByRole('button', { name: '하루농장 조건 지우기' }));
  expect(remove).toHaveBeenCalledTimes(1);
});
