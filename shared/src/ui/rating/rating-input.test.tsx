import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RatingInput } from './rating-input';

function Ask({ error }: { error?: string }) {
  const [score, setScore] = useState(0);
  return (
    <RatingInput
      label="상품 만족도"
      value={score}
      onChange={setScore}
      words={['별로예요', '그저 그래요', '괜찮아요', '좋아요', '최고예요']}
      error={score ? undefined : error}
    />
  );
}

test('selects a star on click, and announces its text', async () => {
  render(<Ask />);
  expect(screen.getByRole('radiogroup', { name: '상품 만족도' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '4점 좋아요' }));
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('4점 좋아요');
  expect(screen.getByText('좋아요')).toBeVisible();
});

test('selects by arrow keys', async () => {
  render(<Ask />);
  await userEvent.click(screen.getByRole('radio', { name: /^3점/ }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: /^5점/ })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: /^4점/ })).toBeChecked();
});

test('shows the error until a star is selected', async () => {
  render(<Ask error="별점을 골라 주세요" />);
  const group = screen.getByRole('radiogroup');
  expect(group).toHaveAccessibleDescription('별점을 골라 주세요');
  expect(group).toBeInvalid();
  await userEvent.click(screen.getByRole('radio', { name: /^1점/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(group).toBeValid();
});
