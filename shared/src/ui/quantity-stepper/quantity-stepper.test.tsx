import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fitQuantity } from './fit-quantity';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper';

function Stand({ from = 1, ...props }: Partial<QuantityStepperProps> & { from?: number }) {
  const [quantity, setQuantity] = useState(from);
  return <QuantityStepper {...props} value={quantity} onChange={setQuantity} />;
}
const figure = () => screen.getByRole('textbox', { name: '수량' });
const notice = () => screen.getByRole('status').textContent;

test('steps by buttons and explains the limit at the end', async () => {
  render(<Stand max={2} />);
  await userEvent.click(screen.getByRole('button', { name: '수량 늘리기' }));
  expect(figure()).toHaveValue('2');
  expect(notice()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: '수량 늘리기' }));
  expect(figure()).toHaveValue('2');
  expect(notice()).toBe('한 번에 최대 2개까지 구매할 수 있어요');
  await userEvent.click(screen.getByRole('button', { name: '수량 줄이기' }));
  expect(figure()).toHaveValue('1');
  expect(notice()).toBe('');
});

test('accepts a typed number on Enter or blur, within the limits', async () => {
  render(<Stand max={10} />);
  await userEvent.click(figure());
  await userEvent.keyboard('7{Enter}');
  expect(figure()).toHaveValue('7');
  await userEvent.clear(figure());
  await userEvent.type(figure(), '99');
  await userEvent.tab();
  expect(figure()).toHaveValue('10');
  expect(notice()).toBe('한 번에 최대 10개까지 구매할 수 있어요');
});

test('rejects letters, and keeps the value when emptied', async () => {
  render(<Stand from={3} />);
  await userEvent.clear(figure());
  await userEvent.type(figure(), 'e-열.');
  await userEvent.tab();
  expect(figure()).toHaveValue('3');
});

test('steps by arrow keys, in units of sale', async () => {
  render(<Stand from={6} unit={3} min={3} />);
  figure().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(figure()).toHaveValue('9');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(figure()).toHaveValue('3');
  expect(notice()).toBe('최소 3개부터 구매할 수 있어요');
});

test.each([
  [7, { min: 1, max: 10, unit: 3 }, 6, '3개 단위로만 구매할 수 있어요'],
  [0, { min: 1, max: 10, unit: 1 }, 1, '최소 1개부터 구매할 수 있어요'],
  [-4, { min: 2, max: 10, unit: 2 }, 2, '최소 2개부터 구매할 수 있어요'],
  [1.5, { min: 1, max: 10, unit: 1 }, 1, '1개 단위로만 구매할 수 있어요'],
  [Number.NaN, { min: 1, max: 10, unit: 1 }, 1, '최소 1개부터 구매할 수 있어요'],
  [99, { min: 1, max: 10, unit: 3 }, 9, '한 번에 최대 9개까지 구매할 수 있어요'],
  [5, { min: 1, max: 10, unit: 1 }, 5, undefined],
])('fits a quantity of %s to %o', (requested, bounds, quantity, said) => {
  expect(fitQuantity(requested, bounds)).toEqual({ quantity, notice: said });
});
