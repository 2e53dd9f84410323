import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useStore } from 'zustand';
import { like } from './shape';
import { type StoredState, storedState } from './stored-state';

const none: readonly number[] = [];
let count = 0;

/** A key of its own for each test, because the states live as long as the document. */
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

test('shows what is stored, and stores what changes', () => {
  const { key, state } = open('[1]');
  render(<Numbers state={state} />);
  expect(screen.getByRole('status')).toHaveTextContent('1');
  add(state, 2);
  expect(screen.getByRole('status')).toHaveTextContent('1,2');
  expect(localStorage.getItem(key)).toBe('[1,2]');
});

test('the markup of the server has the initial state', () => {
  expect(renderToString(<Numbers state={open('[1]').state} />)).toContain('none');
});

test('follows another tab, also one that clears everything', () => {
  const { key, state } = open();
  render(<Numbers state={state} />);
  otherTab(key, '[7]');
  expect(screen.getByRole('status')).toHaveTextContent('7');
  otherTab(null);
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

test('keeps what another tab has stored unheard', () => {
  const { key, state } = open('[1]');
  localStorage.setItem(key, '[1,2]');
  add(state, 3);
  expect(localStorage.getItem(key)).toBe('[1,2,3]');
});

test('reads again after a stay in the back/forward cache', () => {
  const { key, state } = open('[1]');
  render(<Numbers state={state} />);
  localStorage.setItem(key, '[4]');
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.getByRole('status')).toHaveTextContent('4');
});

test.each(['"text"', '{"0":1}', '[', 'null'])('takes %s for nothing', (stored) => {
  expect(open(stored).state.getState()).toBe(none);
});

test('two remotes that name one key share its state', () => {
  const { key, state } = open();
  add(state, 5);
  expect(storedState(key, like([0]), []).getState()).toEqual([5]);
});

test('removes the key for the initial state', () => {
  const { key, state } = open('[1]');
  state.update(() => none);
  expect(localStorage.getItem(key)).toBeNull();
});

test('lasts as long as the document where storage is blocked', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const { state } = open();
  add(state, 1);
  add(state, 2);
  expect(state.getState()).toEqual([1, 2]);
});
