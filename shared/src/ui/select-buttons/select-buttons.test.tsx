import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MultiSelectButtons, SelectButtons } from './select-buttons';

const options = [
  { value: 's', text: 'S' },
  { value: 'm', text: 'M', isDisabled: true },
  { value: 'l', text: 'L' },
];

function Sizes() {
  const [value, setValue] = useState<string>();
  return <SelectButtons label="사이즈" options={options} value={value} onChange={setValue} />;
}

function Months() {
  const [values, setValues] = useState<string[]>([]);
  return <MultiSelectButtons label="개월" options={options} values={values} onChange={setValues} />;
}

test('selects one by arrow keys and skips disabled ones', async () => {
  const user = userEvent.setup();
  render(<Sizes />);
  await user.click(screen.getByRole('radio', { name: 'S' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'L' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'S' })).not.toBeChecked();
  expect(screen.getByRole('radiogroup', { name: '사이즈' })).toBeVisible();
});

test('toggles several', async () => {
  const user = userEvent.setup();
  render(<Months />);
  await user.click(screen.getByRole('checkbox', { name: 'S' }));
  await user.click(screen.getByRole('checkbox', { name: 'L' }));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'S' }));
  expect(screen.getByRole('checkbox', { name: 'S' })).not.toBeChecked();
});
