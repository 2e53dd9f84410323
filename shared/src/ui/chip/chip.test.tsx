import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShop } from '../../testing/render-in-shop';
import { Chip, ChipGroup, ChipLink, RemovableChip } from './chip';

test('a filter says whether it is on; an address, whether it is this page', () => {
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
  // A chip that only does something is no switch.
  expect(screen.getByRole('button', { name: '전체 지우기' })).not.toHaveAttribute('aria-pressed');
  expect(screen.getByRole('link', { name: '과일' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '채소' })).not.toHaveAttribute('aria-current');
});

test('a condition says what a press does, and does it', async () => {
  const remove = jest.fn();
  renderInShop(<RemovableChip label="하루농장" onRemove={remove} />);
  await userEvent.click(screen.getByRole('button', { name: '하루농장 조건 지우기' }));
  expect(remove).toHaveBeenCalledTimes(1);
});
