import { render, screen } from '@testing-library/react';
import { Radio } from '../radio/radio';
import { RadioGroup } from './choice-group';

const months = <Radio name="months" label="일시불" />;

test('is required and invalid with its error when unanswered', () => {
  render(
    <RadioGroup label="할부 개월" isRequired error="할부 개월을 골라 주세요">
      {months}
    </RadioGroup>,
  );
  const group = screen.getByRole('radiogroup', { name: /^할부 개월/ });
  expect(group).toBeRequired();
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('할부 개월을 골라 주세요');
  expect(screen.getByRole('alert')).toHaveTextContent('할부 개월을 골라 주세요');
});

test('is neither required nor invalid without an error', () => {
  render(
    <RadioGroup label="할부 개월" isLabelHidden>
      {months}
    </RadioGroup>,
  );
  const group = screen.getByRole('radiogroup', { name: '할부 개월' });
  expect(group).toBeValid();
  expect(group).not.toBeRequired();
});
