import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxGroup, RadioGroup } from '../choice-group/choice-group';
import { Radio } from '../radio/radio';
import { RatingInput } from '../rating/rating-input';
import { Switch } from '../switch/switch';
import { Checkbox } from './checkbox';

test('is mixed when indeterminate, until it is clicked', () => {
  const { rerender } = render(
    <Checkbox label="전체 선택" isIndeterminate checked={false} readOnly />,
  );
  const box = screen.getByRole('checkbox', { name: '전체 선택' });
  expect(box).toBePartiallyChecked();
  rerender(<Checkbox label="전체 선택" checked readOnly />);
  expect(box).not.toBePartiallyChecked();
  expect(box).toBeChecked();
});

test('gives a group its name and error', () => {
  render(
    <CheckboxGroup label="약관 동의" error="필수 약관에 동의해 주세요">
      <Checkbox label="구매 조건 확인" />
    </CheckboxGroup>,
  );
  expect(screen.getByRole('group', { name: '약관 동의' })).toHaveAccessibleDescription(
    '필수 약관에 동의해 주세요',
  );
});

test('names a required checkbox group as required', () => {
  render(
    <CheckboxGroup label="알림 수단" isRequired>
      <Checkbox label="문자" />
    </CheckboxGroup>,
  );
  expect(screen.getByRole('group', { name: /^알림 수단.*필수$/ })).toBeInTheDocument();
});

test('moves between radio buttons by arrow keys', async () => {
  render(
    <RadioGroup label="할부 개월">
      <Radio name="months" label="일시불" defaultChecked />
      <Radio name="months" label="3개월" note="무이자" />
    </RadioGroup>,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '일시불' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /3개월/ })).toBeChecked();
  expect(screen.getByRole('radiogroup', { name: '할부 개월' })).toBeInTheDocument();
});

test('exposes a switch role', async () => {
  render(<Switch label="알림 받기" />);
  await userEvent.click(screen.getByText('알림 받기'));
  expect(screen.getByRole('switch', { name: '알림 받기' })).toBeChecked();
});

test('selects stars like radio buttons', async () => {
  const rate = jest.fn();
  render(
    <RatingInput
      label="만족도"
      value={3}
      onChange={rate}
      words={['별로예요', '그저 그래요', '보통이에요', '좋아요', '아주 좋아요']}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: '만족도' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '3점 보통이에요' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '5점 아주 좋아요' }));
  expect(rate).toHaveBeenCalledWith(5);
});
