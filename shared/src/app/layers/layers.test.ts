import { events } from '../events/events';
import { dialog } from './dialog';
import { dismissToast, layers, toast } from './layers';
import { openSheet, removeSheet } from './sheets';

beforeEach(() => layers.setState({ toasts: [], notification: undefined, dialogs: [], sheets: [] }));

const texts = () => layers.getState().toasts.map(({ text }) => text);
const shown = () => layers.getState().dialogs;
const click = (value: unknown) => shown().at(-1)?.close(value);

test('stacks toasts, newest last, at most four', () => {
  for (const text of ['1', '2', '3', '4', '5']) toast(text);
  expect(texts()).toEqual(['2', '3', '4', '5']);
});

test('dismisses one toast and keeps the others', () => {
  toast('a');
  toast('b');
  dismissToast(layers.getState().toasts[0]?.id ?? 0);
  expect(texts()).toEqual(['b']);
});

test('replaces the toast in the notification slot', () => {
  toast({ text: 'a', slot: 'notification' });
  toast({ text: 'b', slot: 'notification' });
  expect(layers.getState().notification?.text).toBe('b');
  expect(texts()).toEqual([]);
  dismissToast(layers.getState().notification?.id ?? 0);
  expect(layers.getState().notification).toBeUndefined();
});

test('shows an alert with 확인 and waits for it', async () => {
  const handleResult = jest.fn();
  const work = dialog.alert({ content: '안내' }).then(handleResult);
  expect(shown()[0]?.buttons).toMatchObject([{ text: '확인' }]);
  await Promise.resolve();
  expect(handleResult).not.toHaveBeenCalled();
  click(true);
  await work;
  expect(handleResult).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});

test('shows a confirm dialog with 아니요 and 예', async () => {
  const result = dialog.confirm({ content: '지울까요?' });
  expect(shown()[0]?.buttons.map(({ text }) => text)).toEqual(['아니요', '예']);
  click(true);
  expect(await result).toBe(true);
});

test('resolves to false when a confirm dialog is dismissed', async () => {
  const result = dialog.confirm({ content: '지울까요?' });
  click(undefined);
  expect(await result).toBe(false);
});

test('stacks dialogs with separate results', async () => {
  const below = dialog.confirm({ content: '아래' });
  const above = dialog.confirm({ content: '위' });
  expect(shown()).toHaveLength(2);
  click(true);
  expect(await above).toBe(true);
  expect(shown()).toHaveLength(1);
  click(false);
  expect(await below).toBe(false);
});

test('shows one 확인 button by default, which resolves to true', async () => {
  const result = dialog.open({ content: '안내' });
  expect(shown()[0]?.buttons).toMatchObject([{ text: '확인', type: 'primary' }]);
  click(shown()[0]?.buttons[0]?.value);
  expect(await result).toBe(true);
});

test('stacks sheets; each resolves once and stays until it is removed', async () => {
  const below = openSheet<string>({ title: '아래', content: () => null });
  const above = openSheet<string>({ title: '위', content: () => null });
  const [first, second] = layers.getState().sheets;
  second?.close('나중');
  second?.close('또');
  expect(await above).toBe('나중');
  expect(layers.getState().sheets.map(({ isOpen }) => isOpen)).toEqual([true, false]);
  removeSheet(second?.id ?? 0);
  first?.close();
  expect(await below).toBeUndefined();
  removeSheet(first?.id ?? 0);
  expect(layers.getState().sheets).toEqual([]);
});

test('shows and hides the login toast on its events', () => {
  events.emit('login-toast:show');
  expect(layers.getState().isLoginToastDue).toBe(true);
  events.emit('login-toast:hide');
  expect(layers.getState().isLoginToastDue).toBe(false);
});
