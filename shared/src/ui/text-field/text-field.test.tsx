import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { PhoneField } from '../formatted-field/formatted-field';
import { TextArea } from '../text-area/text-area';
import { TextField } from './text-field';

test('associates label, hint and error with the field', () => {
  render(
    <TextField
      label="받는 분"
      hint="실명을 적어 주세요"
      error="2자 이상 입력해 주세요"
      isRequired
    />,
  );
  const field = screen.getByRole('textbox', { name: /받는 분/ });
  expect(field).toHaveAccessibleDescription('실명을 적어 주세요 2자 이상 입력해 주세요');
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
  expect(screen.getByRole('alert')).toHaveTextContent('2자 이상 입력해 주세요');
});

test('is not invalid without an error', () => {
  render(<TextField label="받는 분" />);
  const field = screen.getByRole('textbox', { name: '받는 분' });
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('calls back and keeps focus when cleared', async () => {
  const heard = jest.fn();
  render(
    <TextField
      label="이름"
      isClearable
      defaultValue="김하늘"
      onChange={(event) => heard(event.target.value)}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '지우기' }));
  expect(heard).toHaveBeenLastCalledWith('');
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('works with react-hook-form, which reads the formatted number and focuses the invalid field', async () => {
  const sent = jest.fn();
  function Form() {
    const { register, handleSubmit, formState } = useForm<{ phone: string }>();
    return (
      <form onSubmit={handleSubmit((values) => sent(values))}>
        <PhoneField
          label="휴대폰 번호"
          {...register('phone', { minLength: { value: 13, message: '11자리로 입력해 주세요' } })}
          error={formState.errors.phone?.message}
        />
        <button type="submit">저장</button>
      </form>
    );
  }
  render(<Form />);
  const field = screen.getByRole('textbox', { name: '휴대폰 번호' });
  await userEvent.type(field, '0101234');
  expect(field).toHaveValue('010-1234');
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('11자리로 입력해 주세요');
  expect(field).toHaveFocus();
  await userEvent.type(field, '5678');
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  expect(sent).toHaveBeenCalledWith({ phone: '010-1234-5678' });
});

test('counts the text of a text area and stops at the limit', async () => {
  render(<TextArea label="배송 메시지" maxLength={5} />);
  await userEvent.type(screen.getByRole('textbox'), '문앞에 두세요');
  expect(screen.getByRole('textbox')).toHaveValue('문앞에 두');
  expect(screen.getByText('5/5')).toBeInTheDocument();
});

test('announces that the limit is reached', async () => {
  render(<TextArea label="배송 메시지" maxLength={3} />);
  await userEvent.type(screen.getByRole('textbox'), '문앞');
  expect(screen.queryByText('3자까지 쓸 수 있어요')).toBeNull();
  await userEvent.type(screen.getByRole('textbox'), '에');
  expect(screen.getByText('3자까지 쓸 수 있어요').closest('[aria-live]')).toBeInTheDocument();
});

test('keeps the button beside a clearable field', async () => {
  const found = jest.fn();
  render(
    <TextField
      label="주소"
      isClearable
      defaultValue="테헤란로"
      end={
        <button type="button" onClick={found}>
          찾기
        </button>
      }
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '찾기' }));
  expect(found).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '지우기' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
});
