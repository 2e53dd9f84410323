import { ApiError } from '@shop/shared/app';
import { SelectButtons, TextField } from '@shop/shared/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubmitButton, useControlledField, useValidatedForm, ValidatedForm } from './form';

interface Values {
  name: string;
  reason: string;
}

const isFilled = (message: string) => (text: string) => text.trim() !== '' || message;

function Example({ send }: { send: (values: Values) => Promise<void> }) {
  const form = useValidatedForm<Values>({
    defaultValues: { name: '', reason: '' },
    send,
    failureText: '저장하지 못했어요',
  });
  const name = form.field('name', isFilled('이름을 입력해 주세요'));
  const reason = useControlledField(form, 'reason', isFilled('이유를 골라 주세요'));
  return (
    <>
      <ValidatedForm form={form}>
        <TextField {...name} label="이름" />
        <SelectButtons
          label="이유"
          options={[{ value: 'a', text: '변심' }]}
          value={reason.value}
          onChange={reason.onChange}
          firstRef={reason.ref}
          error={reason.error}
        />
      </ValidatedForm>
      <SubmitButton form={form}>저장하기</SubmitButton>
    </>
  );
}

const send = jest.fn<Promise<void>, [Values]>();
const open = () => {
  render(<Example send={send} />);
  return userEvent.setup();
};
const nameField = () => screen.getByRole('textbox', { name: '이름' });
const submit = () => screen.getByRole('button', { name: '저장하기' });
const fill = async (user: ReturnType<typeof open>) => {
  await user.type(nameField(), '김하늘');
  await user.click(screen.getByRole('radio', { name: '변심' }));
};

beforeEach(() => send.mockReset().mockResolvedValue());

test('shows each message at its field and focuses the first invalid field', async () => {
  const user = open();
  await user.click(submit());
  expect(nameField()).toHaveAccessibleDescription('이름을 입력해 주세요');
  expect(nameField()).toHaveFocus();
  expect(screen.getByRole('radiogroup', { name: '이유' })).toHaveAccessibleDescription(
    '이유를 골라 주세요',
  );
  await user.type(nameField(), '김하늘');
  expect(nameField()).toBeValid();
  await user.click(submit());
  expect(screen.getByRole('radio', { name: '변심' })).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('sends the valid values once on a double click', async () => {
  const user = open();
  await fill(user);
  await user.dblClick(submit());
  expect(send.mock.calls).toEqual([[{ name: '김하늘', reason: 'a' }]]);
});

test('keeps the input and shows the reason when the submit is refused', async () => {
  send.mockRejectedValueOnce(new ApiError(409, 'CHANGED', '내용이 바뀌었어요'));
  const user = open();
  await fill(user);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('내용이 바뀌었어요');
  expect(nameField()).toHaveValue('김하늘');
  await user.click(submit());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the given text for an error that is not meant for shoppers', async () => {
  send.mockRejectedValueOnce(new Error('x'));
  const user = open();
  await fill(user);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('저장하지 못했어요');
});

test('shows the field problems of the api at their fields', async () => {
  send.mockRejectedValueOnce(
    new ApiError(400, 'INVALID', '입력한 내용을 확인해 주세요.', {
      fields: [{ path: 'name', message: '쓸 수 없는 이름이에요' }],
    }),
  );
  const user = open();
  await fill(user);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('쓸 수 없는 이름이에요');
  expect(nameField()).toHaveFocus();
});

test('shows the reason of the response when the form lacks the field', async () => {
  send.mockRejectedValueOnce(
    new ApiError(400, 'INVALID', '입력한 내용을 확인해 주세요.', {
      fields: [{ path: 'alias', message: '별칭이 길어요' }],
    }),
  );
  const user = open();
  await fill(user);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('입력한 내용을 확인해 주세요.');
});
