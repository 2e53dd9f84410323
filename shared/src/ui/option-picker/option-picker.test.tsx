import type { GoodsSku, OptionGroup } from '@shop/shared/contracts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describe-component';
import { OptionLine, OptionLines } from './option-line';
import { OptionPicker } from './option-picker';
import { type Chosen, missingLevels, validChoice, valueStates } from './option-rules';

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

function Picker({
  onSelect,
  onSoldOut,
}: {
  onSelect?: (sku: GoodsSku) => void;
  onSoldOut?: (valueNos: Chosen) => void;
}) {
  const [chosen, setChosen] = useState<Chosen>([]);
  return (
    <OptionPicker
      groups={groups}
      skus={skus}
      chosen={chosen}
      onChoose={(next, sku) => {
        setChosen(next);
        if (sku) onSelect?.(sku);
      }}
      onSoldOut={onSoldOut}
    />
  );
}

describeComponent('OptionPicker', <Picker />);
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

const radio = (name: string | RegExp) => screen.getByRole('radio', { name });

test('leads level by level to one article and keeps showing the choice', async () => {
  const user = userEvent.setup();
  const handleSelect = jest.fn();
  render(<Picker onSelect={handleSelect} />);
  const sizes = screen.getByRole('radiogroup', { name: '사이즈' });
  expect(within(sizes).getByRole('radio', { name: 'M' })).toBeDisabled();
  await user.click(radio('블랙'));
  await user.click(radio(/^L/));
  expect(handleSelect.mock.calls).toEqual([[skus[1]]]);
  expect([radio('블랙'), radio(/^L/)].every((value) => value.ariaChecked === 'true')).toBe(true);
});

test('keeps the focus on the chosen value', async () => {
  const user = userEvent.setup();
  render(<Picker />);
  radio('블랙').focus();
  await user.keyboard('{Enter}');
  expect(radio('블랙')).toHaveFocus();
  await user.tab();
  expect(radio('M')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(radio('M')).toHaveFocus();
});

test('clears the later levels when an earlier one changes', async () => {
  const user = userEvent.setup();
  render(<Picker />);
  await user.click(radio('블랙'));
  await user.click(radio('M'));
  await user.click(radio('블랙'));
  expect(radio('M')).not.toBeChecked();
});

test('names the levels without a value', () => {
  expect(missingLevels(groups, [])).toEqual(['색상', '사이즈']);
  expect(missingLevels(groups, [1])).toEqual(['사이즈']);
  expect(missingLevels(groups, [1, 11])).toEqual([]);
});

test('reads a choice up to the first value that does not exist', () => {
  expect(validChoice(groups, [1, 12])).toEqual([1, 12]);
  expect(validChoice(groups, [1, 99])).toEqual([1]);
  expect(validChoice(groups, [99, 12])).toEqual([]);
});

test('is a radio group whose arrow keys move only focus', async () => {
  const user = userEvent.setup();
  render(<Picker />);
  const colours = screen.getByRole('radiogroup', { name: '색상' });
  const [black, navy] = within(colours).getAllByRole('radio');
  await user.tab();
  expect(black).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(navy).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(black).toHaveFocus();
  expect(black).not.toBeChecked();
  await user.keyboard(' ');
  expect(black).toBeChecked();
});

test('explains a clicked sold-out value and selects nothing', async () => {
  const user = userEvent.setup();
  const handleSelect = jest.fn();
  const handleSoldOut = jest.fn();
  render(<Picker onSelect={handleSelect} onSoldOut={handleSoldOut} />);
  await user.click(radio(/네이비/));
  expect(screen.getByRole('status')).toHaveTextContent('네이비 옵션은 품절이에요');
  await user.click(radio('블랙'));
  expect(screen.getByRole('status')).toHaveTextContent('');
  await user.click(radio(/XL/));
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
