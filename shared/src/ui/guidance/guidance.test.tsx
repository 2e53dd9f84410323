import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Guidance } from './guidance';

const items = ['받은 날부터 7일 안에 신청해 주세요', '포장을 뜯으면 반품할 수 없어요'];

test('is named by its title', () => {
  render(<Guidance title="꼭 확인해 주세요" items={items} />);
  expect(screen.getByRole('region', { name: '꼭 확인해 주세요' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(items);
});

test('expands when its title is clicked, if collapsed', async () => {
  render(<Guidance title="반품 안내" items={items} isFolded />);
  expect(screen.getByText(items[0] ?? '')).not.toBeVisible();
  await userEvent.click(screen.getByText('반품 안내'));
  expect(screen.getByText(items[0] ?? '')).toBeVisible();
});
