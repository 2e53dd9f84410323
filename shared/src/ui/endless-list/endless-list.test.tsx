import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { fakeIntersections } from '../../testing/fake-intersections';
import { EndlessList, type EndlessListProps } from './endless-list';
import { storeLeftList } from './left-list';
import { clearListCache, groupsOf } from './list-size-cache';

const GROUP_PX = 600;
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

const drawGroup = (items: readonly number[]) => (
  <ul>
    {items.map((item) => (
      <li key={item}>상품 {item}</li>
    ))}
  </ul>
);

const list = ({ children = drawGroup, ...over }: Partial<EndlessListProps<number>> = {}) => (
  <EndlessList
    listId="category-1"
    items={numbers(36)}
    totalCount={80}
    hasMore
    isLoading={false}
    onMore={() => {}}
    {...over}
  >
    {children}
  </EndlessList>
);

let intersections: ReturnType<typeof fakeIntersections>;
beforeEach(() => {
  intersections = fakeIntersections();
  clearListCache();
  sessionStorage.clear();
});
afterEach(() => intersections.restore());

const group = (index: number) => document.querySelector(`[data-group="${index}"]`) as HTMLElement;
const see = (index: number, isNear: boolean) =>
  act(() => intersections.report(group(index), isNear, GROUP_PX));
const drawn = () => [0, 1, 2].filter((index) => group(index).childElementCount > 0);

describeComponent('EndlessList', list());

test('splits all items into groups, the last one shorter', () => {
  expect(groupsOf(numbers(5), 2)).toEqual([[1, 2], [3, 4], [5]]);
});

test('empties distant groups at their height and renders them again when near', () => {
  render(list());
  expect(drawn()).toEqual([0, 1, 2]);
  see(1, true);
  see(0, false);
  see(2, false);
  expect(drawn()).toEqual([1]);
  expect(group(0).style.height).toBe(`${GROUP_PX}px`);
  see(0, true);
  expect(drawn()).toEqual([0, 1]);
  expect(group(0).style.height).toBe('');
});

test('renders all groups for a capture of the page, and empties distant ones a moment later', () => {
  jest.useFakeTimers();
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  try {
    render(list());
    see(1, true);
    see(0, false);
    see(2, false);
    expect(drawn()).toEqual([1]);
    // A capture is a `resize` in which no size has changed.
    act(() => dispatchEvent(new Event('resize')));
    see(0, false);
    expect(drawn()).toEqual([0, 1, 2]);
    act(() => jest.advanceTimersByTime(1000));
    expect(drawn()).toEqual([1]);
  } finally {
    width.mockRestore();
  }
});

test('always renders a group that was not measured', () => {
  const { rerender } = render(list());
  for (const index of [0, 1, 2]) see(index, index < 1);
  expect(drawn()).toEqual([0]);
  rerender(list({ items: numbers(48) }));
  expect(group(3).childElementCount).toBe(1);
});

test('restores full height and the same groups synchronously', () => {
  const first = render(list());
  see(2, true);
  see(0, false);
  see(1, false);
  first.unmount();
  render(list());
  expect(drawn()).toEqual([2]);
  expect(group(0).style.height).toBe(`${GROUP_PX}px`);
});

test('restores a grown group at its last height', () => {
  let report = (_entries: Partial<ResizeObserverEntry>[]) => {};
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      report = (entries) => callback(entries as ResizeObserverEntry[], this);
    }
    observe = () => {};
    unobserve = () => {};
    disconnect = () => {};
  };
  const sized = (index: number, blockSize: number) =>
    report([{ target: group(index), borderBoxSize: [{ blockSize, inlineSize: 320 }] }]);
  try {
    const first = render(list());
    see(2, true);
    see(0, false);
    see(1, false);
    sized(0, GROUP_PX + 40);
    first.unmount();
    // Detached boxes report no size.
    render(list());
    sized(0, 0);
    expect(group(0).style.height).toBe(`${GROUP_PX + 40}px`);
  } finally {
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  }
});

test('does not share sizes with another list', () => {
  const first = render(list());
  see(2, true);
  see(0, false);
  first.unmount();
  render(list({ listId: 'category-2' }));
  expect(drawn()).toEqual([0, 1, 2]);
});

test('does not empty a group that has focus', () => {
  render(list({ children: (items) => <button type="button">{`묶음 ${items[0]}`}</button> }));
  act(() => screen.getByRole('button', { name: '묶음 1' }).focus());
  see(2, true);
  see(0, false);
  expect(screen.getByRole('button', { name: '묶음 1' })).toHaveFocus();
});

test('requests the next page near the end, one request at a time', () => {
  const handleMore = jest.fn();
  const { rerender } = render(list({ onMore: handleMore }));
  const end = () => screen.getByText('더보기').closest('div') as HTMLElement;
  act(() => intersections.report(end(), true));
  expect(handleMore).toHaveBeenCalledTimes(1);
  const box = end();
  rerender(list({ onMore: handleMore, isLoading: true }));
  act(() => intersections.report(box, true));
  expect(handleMore).toHaveBeenCalledTimes(1);
});

test('requests the next page when the end came near between two reports', () => {
  const handleMore = jest.fn();
  render(list({ onMore: handleMore }));
  const end = screen.getByText('더보기').closest('div') as HTMLElement;
  act(() => intersections.report(end, [false, true]));
  expect(handleMore).toHaveBeenCalledTimes(1);
  act(() => intersections.report(end, [true, false]));
  expect(handleMore).toHaveBeenCalledTimes(1);
});

test('observes its end anew when a page came before its loading was drawn', () => {
  const { rerender } = render(list());
  const end = screen.getByText('더보기').closest('div') as HTMLElement;
  expect(intersections.timesObserved(end)).toBe(1);
  rerender(list({ items: numbers(72) }));
  expect(intersections.timesObserved(end)).toBe(2);
});

test('requests the next page by button, and again after a failure', async () => {
  const handleMore = jest.fn();
  const { rerender } = render(list({ onMore: handleMore }));
  await userEvent.click(screen.getByRole('button', { name: '더보기' }));
  rerender(list({ onMore: handleMore, hasFailed: true }));
  expect(screen.getByRole('alert')).toHaveTextContent('다음 목록을 불러오지 못했어요');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(handleMore).toHaveBeenCalledTimes(2);
  rerender(list({ hasMore: false }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('announces the number of items after a change, not initially', () => {
  const { rerender } = render(list());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(list({ items: numbers(72) }));
  expect(screen.getByRole('status')).toHaveTextContent('80개 중 72개를 불러왔어요');
});

describe('after a reload', () => {
  const leave = () =>
    storeLeftList('category-1', {
      widthPx: 0,
      heights: Array(6).fill(GROUP_PX),
      range: { first: 4, last: 5 },
    });
  afterEach(() => history.replaceState(null, ''));
  const heights = () =>
    [...document.querySelectorAll<HTMLElement>('[data-group]')].map(({ style }) => style.height);

  test('reserves the height up to the place that was left and fetches up to it', () => {
    leave();
    const handleMore = jest.fn();
    const { rerender } = render(list({ onMore: handleMore }));
    expect(heights()).toEqual(Array(6).fill(`${GROUP_PX}px`));
    expect(handleMore).toHaveBeenCalledTimes(1);
    rerender(list({ onMore: handleMore, isLoading: true }));
    rerender(list({ onMore: handleMore, items: numbers(72) }));
    expect(handleMore).toHaveBeenCalledTimes(1);
    expect(heights()).toEqual([...Array(4).fill(`${GROUP_PX}px`), '', '']);
    expect(group(5).childElementCount).toBe(1);
    expect(group(0).childElementCount).toBe(0);
  });

  test('reserves nothing that cannot be fetched', () => {
    leave();
    const { rerender } = render(list());
    rerender(list({ hasFailed: true }));
    expect(heights()).toHaveLength(3);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test('reserves nothing at another history entry', () => {
    history.replaceState({ key: 'another' }, '');
    leave();
    history.replaceState({ key: 'entry' }, '');
    render(list());
    expect(heights()).toEqual(['', '', '']);
  });

  test('stores the list when the document ends', () => {
    const first = render(list());
    for (const index of [0, 1, 2]) see(index, index > 0);
    dispatchEvent(new Event('pagehide'));
    first.unmount();
    clearListCache();
    render(list({ items: numbers(12) }));
    expect(heights()).toEqual([`${GROUP_PX}px`, `${GROUP_PX}px`, `${GROUP_PX}px`]);
  });
});
