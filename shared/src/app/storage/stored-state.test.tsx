import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useStore } from 'zustand';
import { like } from './shape';
import { type StoredState, storedState } from './stored-state';

const none: readonly number[] = [];
let count = 0;

/** Creates a state with a new key per test, because states last as long as the document. */
function open(stored?: string) {
  count += 1;
  const key = `test.numbers.${count}`;
  if (stored !== undefined) localStorage.setItem(key, stored);
  return { key, state: storedState<readonly number[]>(key, like([0]), none) };
}

const add = (state: StoredState<readonly number[]>, item: number) =>
  act(() => state.update((numbers) => [...numbers, item]));

function Numbers({ state }: { state: StoredState<readonly number[]> }) {
  return <output>{useStore(state).join() || 'none'}</output>;
}

const otherTab = (key: string | null, stored?: string) =>
  act(() => {
    if (key === null) localStorage.clear();
    else localStorage.setItem(key, stored ?? '');
    dispatchEvent(new StorageEvent('storage', { key }));
  });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('shows the stored state, and stores changes', () => {
  const { key, state } = open('[1]');
  render(<Numbers state={state} />);
  expect(screen.getByRole('status')).toHaveTextContent('1');
  add(state, 2);
  expect(screen.getByRole('status')).toHaveTextContent('1,2');
  expect(localStorage.getItem(key)).toBe('[1,2]');
});

test('renders the initial state on the server', () => {
  expect(renderToString(<Numbers state={open('[1]').state} />)).toContain('none');
});

test('applies changes of another tab, also a cleared storage', () => {
  const { key, state } = open();
  render(<Numbers state={state} />);
  otherTab(key, '[7]');
  expect(screen.getByRole('status')).toHaveTextContent('7');
  otherTab(null);
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

test('keeps a change of another tab whose event has not arrived yet', () => {
  const { key, state } = open('[1]');
  localStorage.setItem(key, '[1,2]');
  add(state, 3);
  expect(localStorage.getItem(key)).toBe('[1,2,3]');
});

test('reads the storage again after a restore from the back/forward cache', () => {
  const { key, state } = open('[1]');
  render(<Numbers state={state} />);
  localStorage.setItem(key, '[4]');
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.getByRole('status')).toHaveTextContent('4');
});

test.each(['"text"', '{"0":1}', '[', 'null'])('ignores the invalid value %s', (stored) => {
  expect(open(stored).state.getState()).toBe(none);
});

test('shares the state of one key between remotes', () => {
  const { key, state } = open();
  add(state, 5);
  expect(storedState(key, like([0]), []).getState()).toEqual([5]);
});

test('removes the key when the state is set to the initial state', () => {
  const { key, state } = open('[1]');
  state.update(() => none);
  expect(localStorage.getItem(key)).toBeNull();
});

test('keeps the state for the lifetime of the document when storage is blocked', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const { state } = open();
  add(state, 1);
  add(state, 2);
  expect(state.getState()).toEqual([1, 2]);
});
