import { buyProblem } from '@shop/shared/domain';
import { ApiError } from '../http/api-error';
import { layers } from '../layers/layers';
import { errorMessage, presentError, presentRejection } from './present-error';
import { AlertError, DialogError, isShopError, ToastError, ValidationError } from './shop-error';

const toasts = () => layers.getState().toasts.map(({ text }) => text);
const dialogs = () => layers.getState().dialogs;

beforeEach(() => layers.setState({ toasts: [], notification: undefined, dialogs: [] }));

test('every class has a message and a code and is recognised by its kind, also from another bundle', () => {
  const errors = {
    toast: new ToastError('문구', '1'),
    alert: new AlertError('문구', '1'),
    dialog: new DialogError('문구', '1'),
    validation: new ValidationError('문구', '1', 'name'),
  };
  for (const [kind, error] of Object.entries(errors)) {
    expect(error).toMatchObject({ message: '문구', code: '1', kind });
    const matchingKinds = (['toast', 'alert', 'dialog', 'validation'] as const).filter(
      (candidate) => isShopError(error, candidate),
    );
    expect(matchingKinds).toEqual([kind]);
  }
  expect(
    isShopError(Object.assign(new Error('x'), { name: 'ShopError', kind: 'toast' }), 'toast'),
  ).toBe(true);
  expect(isShopError(new Error('x'), 'toast')).toBe(false);
});

test('shows a toast for a toast error and rethrows it', async () => {
  const error = new ToastError('이미 받은 쿠폰이에요');
  await expect(presentRejection(Promise.reject(error))).rejects.toBe(error);
  expect(toasts()).toEqual(['이미 받은 쿠폰이에요']);
  expect(await presentRejection(Promise.resolve(3))).toBe(3);
});

test('shows an alert for an alert error, rethrows it and calls back when it is confirmed', async () => {
  const handleConfirm = jest.fn();
  const error = new AlertError('점검 중이에요', '801', handleConfirm);
  await expect(presentRejection(Promise.reject(error))).rejects.toBe(error);
  expect(toasts()).toEqual([]);
  expect(dialogs()[0]).toMatchObject({ content: '점검 중이에요', buttons: [{ text: '확인' }] });
  expect(handleConfirm).not.toHaveBeenCalled();
  dialogs()[0]?.close(true);
  await Promise.resolve();
  await Promise.resolve();
  expect(handleConfirm).toHaveBeenCalledTimes(1);
});

test('shows a dialog error with its own title and buttons', () => {
  presentError(new DialogError('카드를 확인해 주세요', '', { title: '결제하지 못했어요' }));
  expect(dialogs()[0]).toMatchObject({
    title: '결제하지 못했어요',
    content: '카드를 확인해 주세요',
    buttons: [{ text: '확인' }],
  });
});

test('shows nothing for validation errors, aborted calls and status 901', () => {
  presentError(new ValidationError('2자 이상 입력해 주세요'));
  presentError(new DOMException('Stopped', 'AbortError'));
  presentError(new ApiError(901, '901', '로그아웃되었어요'));
  expect([toasts(), dialogs()]).toEqual([[], []]);
});

test.each(['5002', '5016', '5028', '5040', '5041', '5042', '5044', '5045'] as const)(
  'shows the message of error %s as a toast',
  (code) => {
    const { message } = buyProblem(code, 3, 1);
    presentError(new ApiError(422, code, message));
    expect(toasts()).toEqual([message]);
    expect(message).toMatch(/요( \(|$)/);
  },
);

test('shows error 5043 with the customer service number until it is confirmed', () => {
  presentError(new ApiError(422, '5043', buyProblem('5043').message));
  expect(dialogs()[0]?.content).toContain('1577-7083');
  expect(toasts()).toEqual([]);
});

test('shows a generic message for an unexpected error', () => {
  presentError(new Error("Cannot read properties of undefined (reading 'x')"));
  expect(toasts()).toEqual(['잠시 후 다시 시도해 주세요']);
  expect(errorMessage(new Error('x'), '취소하지 못했어요')).toBe('취소하지 못했어요');
  expect(errorMessage(new ApiError(0, 'NETWORK', '인터넷 연결을 확인해 주세요'), 'x')).toBe(
    '인터넷 연결을 확인해 주세요',
  );
});
