import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { DateRange } from './date-range';
import { addMonths, type DateLimits, spanError } from './date-range.rules';

test.each([
  ['2026-11-21', -1, '2026-10-21'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -12, '2025-01-15'],
  ['2025-11-30', 3, '2026-02-28'],
])('%s plus %s months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

const limits: DateLimits = { min: '2021-11-21', max: '2026-11-21', maxMonths: 12 };

test.each([
  ['', '2026-11-21', '시작일을 선택해 주세요'],
  ['2026-11-21', '', '종료일을 선택해 주세요'],
  ['2026-11-21', '2026-11-20', '종료일을 시작일 이후로 선택해 주세요'],
  ['2021-11-20', '2022-01-01', '시작일을 2021.11.21 이후로 선택해 주세요'],
  ['2026-11-01', '2026-11-22', '종료일을 2026.11.21 이전으로 선택해 주세요'],
  ['2025-11-20', '2026-11-21', '기간을 12개월 이내로 선택해 주세요'],
  ['2025-11-21', '2026-11-21', undefined],
  ['2026-11-21', '2026-11-21', undefined],
])('validates %s to %s: %s', (from, to, error) =>
  expect(spanError({ from, to }, limits)).toBe(error),
);

const range = (onChange: jest.Mock = jest.fn(), from = '2026-08-21') => (
  <DateRange
    label="조회 기간"
    today="2026-11-21"
    value={{ from, to: '2026-11-21' }}
    onChange={onChange}
  />
);

describeComponent('DateRange', range());

test('selects a preset by one click and marks it as selected', async () => {
  const handleChange = jest.fn();
  render(range(handleChange));
  expect(screen.getByRole('button', { name: '3개월', pressed: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '1년' }));
  expect(handleChange.mock.calls).toEqual([[{ from: '2025-11-21', to: '2026-11-21' }, undefined]]);
});

test('reports an invalid range with its correction', () => {
  const handleChange = jest.fn();
  render(range(handleChange));
  fireEvent.change(screen.getByLabelText('조회 기간 시작일'), { target: { value: '2026-12-01' } });
  expect(handleChange.mock.calls[0]?.[1]).toBe('종료일을 시작일 이후로 선택해 주세요');
});

test('shows the error of the current range at its fields', () => {
  render(range(jest.fn(), '2026-12-01'));
  expect(screen.getByLabelText('조회 기간 시작일')).toHaveAccessibleDescription(
    '종료일을 시작일 이후로 선택해 주세요',
  );
});

test('hides presets outside the limits', () => {
  render(
    <DateRange
      label="조회 기간"
      today="2026-11-21"
      value={{ from: '2026-10-21', to: '2026-11-21' }}
      onChange={jest.fn()}
      min="2026-08-01"
    />,
  );
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['1개월', '3개월']);
});

test('supports presets and both days by keyboard', async () => {
  const handleChange = jest.fn();
  render(range(handleChange));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '1개월' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(handleChange).toHaveBeenCalledWith({ from: '2026-10-21', to: '2026-11-21' }, undefined);
  for (let press = 0; press < 4; press += 1) await userEvent.tab();
  expect(screen.getByLabelText('조회 기간 시작일')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByLabelText('조회 기간 종료일')).toHaveFocus();
});
