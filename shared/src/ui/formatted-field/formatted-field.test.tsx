import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CardNumberField, PhoneField, SecretDigitsField } from './formatted-field';

const handleText = jest.fn();

function Phone({ from = '' }: { from?: string }) {
  const [value, setValue] = useState(from);
  return (
    <PhoneField
      label="휴대폰 번호"
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        handleText(event.target.value);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '휴대폰 번호' });
/** The text with a cursor mark. */
const stand = () => {
  const { value, selectionStart } = field();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
};

test('inserts separators while typing', async () => {
  render(<Phone />);
  await userEvent.type(field(), '01012345678');
  expect(stand()).toBe('010-1234-5678|');
  expect(field()).toHaveAttribute('inputmode', 'tel');
  expect(field()).toHaveAttribute('autocomplete', 'tel');
});

test.each(['010-1234-5678', '010 1234 5678', '+82 10-1234-5678', '０１０.1234.5678'])(
  'accepts %s when pasted',
  async (text) => {
    render(<Phone />);
    await userEvent.click(field());
    await userEvent.paste(text);
    expect(field()).toHaveValue('010-1234-5678');
    expect(handleText).toHaveBeenLastCalledWith('010-1234-5678');
  },
);

test('keeps the cursor at a digit changed in the middle', async () => {
  render(<Phone from="010-1234-5678" />);
  await userEvent.type(field(), '{Backspace}', {
    initialSelectionStart: 6,
    initialSelectionEnd: 6,
  });
  expect(stand()).toBe('010-1|345-678');
  await userEvent.keyboard('9');
  expect(stand()).toBe('010-19|34-5678');
});

test('skips a separator on Backspace', async () => {
  render(<Phone from="010-1234-5678" />);
  await userEvent.type(field(), '{Backspace}', {
    initialSelectionStart: 4,
    initialSelectionEnd: 4,
  });
  expect(stand()).toBe('010|-1234-5678');
  await userEvent.keyboard('{Backspace}');
  expect(stand()).toBe('01|1-2345-678'.replace('2345-678', '234-5678'));
});

test('skips a separator on Delete and moves past it', async () => {
  render(<Phone from="010-1234-5678" />);
  await userEvent.type(field(), '{Delete}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(stand()).toBe('010-|1234-5678');
});

test('leaves an IME composition alone, and removes its text when it ends', () => {
  render(<Phone from="010-" />);
  fireEvent.compositionStart(field());
  const typing = createEvent.input(field(), { target: { value: '010-ㅁ' } });
  Object.defineProperty(typing, 'isComposing', { value: true });
  fireEvent(field(), typing);
  expect(field()).toHaveValue('010-ㅁ');
  fireEvent.compositionEnd(field());
  expect(field()).toHaveValue('010');
  expect(handleText).toHaveBeenLastCalledWith('010');
});

test('formats a card number in fours, and hides a password', async () => {
  render(
    <>
      <CardNumberField label="카드 번호" />
      <SecretDigitsField label="비밀번호 앞 두 자리" digits={2} />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: '카드 번호' }), '1234567812345678');
  expect(screen.getByRole('textbox', { name: '카드 번호' })).toHaveValue('1234 5678 1234 5678');
  const secret = screen.getByLabelText('비밀번호 앞 두 자리');
  await userEvent.type(secret, '123');
  expect(secret).toHaveValue('12');
  expect(secret).toHaveAttribute('type', 'password');
});
