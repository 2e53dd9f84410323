import type { GoodsSku, OptionGroup } from '@shop/shared/contracts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { OptionLine, OptionLines } from './option-line';
import { OptionPicker } from './option-picker';
import { valueStates } from './option-rules';

const value = (valueNo: number, name: string) => ({ valueNo, name, color: null, imageKey: null });
const groups: OptionGroup[] = [
  { level: 1, name: '색상', values: [value(1, '블랙'), value(2, '네이비')] },
  { level: 2, name: '사이즈', values: [value(11, 'M'), value(12, 'L'), value(13, 'XL')] },
];
const sku = (skuNo: number, valueNos: number[], available: number, addPriceWon = 0): GoodsSku => ({
  skuNo,
  valueNos,
  optionText: String(skuNo),
  addPriceWon,
  available,
});
const skus = [
  sku(1, [1, 11], 40),
  sku(2, [1, 12], 3, 2000),
  sku(3, [1, 13], 0),
  sku(4, [2, 11], 0),
  sku(5, [2, 12], 0),
];

const picker = <OptionPicker groups={groups} skus={skus} onSelect={() => {}} />;

describeComponent('OptionPicker', picker);
describeComponent(
  'OptionLine',
  <OptionLines>
    <OptionLine text="블랙 / M" amountWon={29_800} stepper={null} onRemove={() => {}} />
  </OptionLines>,
);

test('marks a value as sold out only when everything below it is', () => {
  expect(valueStates(groups, skus, []).map(({ reason }) => reason)).toEqual([undefined, '품절']);
});

test('shows surcharge, remaining stock and unavailability on the last level', () => {
  expect(valueStates(groups, skus, [1])).toMatchObject([
    { reason: undefined, addPriceWon: 0, remaining: undefined },
    { reason: undefined, addPriceWon: 2000, remaining: 3 },
    { reason: '품절' },
  ]);
  expect(valueStates(groups, skus, [2])[2]).toMatchObject({ reason: '선택 불가' });
});

test('leads level by level to one article, then collapses', async () => {
  const user = userEvent.setup();
  const handleSelect = jest.fn();
  render(<OptionPicker groups={groups} skus={skus} onSelect={handleSelect} />);
  expect(screen.getByRole('button', { name: /사이즈/ })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: '블랙' }));
  await user.click(screen.getByRole('radio', { name: /^L/ }));
  expect(handleSelect.mock.calls).toEqual([[skus[1]]]);
  expect(screen.getByRole('button', { name: /색상/ })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('radio', { name: '블랙' })).toBeNull();
});

test('allows an earlier level to be changed', async () => {
  const user = userEvent.setup();
  render(picker);
  await user.click(screen.getByRole('radio', { name: '블랙' }));
  expect(screen.getByRole('button', { name: /색상/ })).toHaveAccessibleName('색상 블랙');
  await user.click(screen.getByRole('button', { name: /색상/ }));
  expect(screen.getByRole('radio', { name: '블랙' })).toBeInTheDocument();
});

test('is a radio group whose arrow keys move only focus', async () => {
  const user = userEvent.setup();
  const handleStep = jest.fn();
  render(<OptionPicker groups={groups} skus={skus} onSelect={() => {}} onStep={handleStep} />);
  const colours = screen.getByRole('radiogroup', { name: '색상' });
  const [black, navy] = within(colours).getAllByRole('radio');
  expect(within(colours).getAllByRole('radio', { checked: false })).toHaveLength(2);
  await user.tab();
  await user.tab();
  expect(black).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(navy).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(black).toHaveFocus();
  expect(handleStep).not.toHaveBeenCalled();
  await user.keyboard(' ');
  expect(handleStep).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: /색상/ }));
  expect(screen.getByRole('radio', { name: '블랙' })).toBeChecked();
});

test('explains a clicked sold-out value and selects nothing', async () => {
  const user = userEvent.setup();
  const handleSelect = jest.fn();
  const handleSoldOut = jest.fn();
  render(
    <OptionPicker groups={groups} skus={skus} onSelect={handleSelect} onSoldOut={handleSoldOut} />,
  );
  await user.click(screen.getByRole('radio', { name: /네이비/ }));
  expect(screen.getByRole('status')).toHaveTextContent('네이비 옵션은 품절이에요');
  await user.click(screen.getByRole('radio', { name: '블랙' }));
  expect(screen.getByRole('status')).toHaveTextContent('');
  await user.click(screen.getByRole('radio', { name: /XL/ }));
  expect(handleSoldOut.mock.calls).toEqual([[[2]], [[1, 13]]]);
  expect(handleSelect).not.toHaveBeenCalled();
});

test('removes a selected line by its name', async () => {
  const handleRemove = jest.fn();
  render(
    <OptionLines>
      <OptionLine text="블랙 / M" amountWon={29_800} stepper={null} onRemove={handleRemove} />
    </OptionLines>,
  );
  const lines = within(screen.getByRole('list', { name: '선택한 옵션' }));
  expect(lines.getByText('29,800')).toBeInTheDocument();
  await userEvent.click(lines.getByRole('button', { name: '블랙 / M 삭제' }));
  expect(handleRemove).toHaveBeenCalledTimes(1);
});
