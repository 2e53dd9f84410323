import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './select-field';

const options = [
  { value: '50', label: '문 앞에 놓아 주세요' },
  { value: '30', label: '택배함에 넣어 주세요', isDisabled: true },
];

test('lists the options after the placeholder', async () => {
  const choose = jest.fn();
  render(
    <SelectField
      label="배송 메시지"
      placeholder="선택해 주세요"
      options={options}
      onChange={({ target }) => choose(target.value)}
    />,
  );
  const field = screen.getByRole('combobox', { name: '배송 메시지' });
  expect(field).toHaveDisplayValue('선택해 주세요');
  expect(screen.getByRole('option', { name: '택배함에 넣어 주세요' })).toBeDisabled();
  await userEvent.selectOptions(field, '문 앞에 놓아 주세요');
  expect(choose).toHaveBeenCalledWith('50');
});
