import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { AppProvider } from '../../app-context';
import { createApp } from '../../create-app';
import { createCaller } from '../../http/caller';
import { visitorSession } from '../../session/session';
import { createMemoryRouter } from '../router/memory-router';
import { RouterProvider } from '../router/router-provider';
import { Link, type LinkProps } from './link';

const prefetch = jest.fn();
const prepare = jest.fn();
let navigations: string[];

function Visits() {
  const { pathname, key } = useLocation();
  if (navigations.at(-1) !== `${pathname} ${key}`) navigations.push(`${pathname} ${key}`);
  return null;
}

function link(props: Partial<LinkProps> = {}) {
  navigations = [];
  prefetch.mockClear();
  prepare.mockClear();
  const app = createApp({
    call: createCaller({ baseUrl: 'http://shop.test/api' }),
    session: visitorSession,
    isServer: false,
    renderedAtMs: Date.now(),
    prefetch,
    prepare,
  });
  render(
    <AppProvider app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '*' }])}>
        <Visits />
        <Link to="/goods" {...props}>
          상품
        </Link>
      </RouterProvider>
    </AppProvider>,
  );
  return screen.getByRole('link');
}

const navigatedTo = () => navigations.slice(1).map((navigation) => navigation.split(' ')[0]);

/** jsdom has no PointerEvent; a mouse event with a pointerType has all properties that are read. */
function pointer(
  element: Element,
  type: 'pointerdown' | 'pointerup' | 'pointercancel' | 'pointerover',
  pointerType: string,
  more: MouseEventInit = {},
) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...more });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(element, event);
}

/** @returns whether the browser would have followed the link itself */
function click(element: Element, more: MouseEventInit = {}): boolean {
  const event = createEvent.click(element, { button: 0, detail: 1, ...more });
  let isFollowed = false;
  // Prevents jsdom from loading a page, which it cannot.
  const listen = (late: Event) => {
    isFollowed = !late.defaultPrevented;
    late.preventDefault();
  };
  addEventListener('click', listen, { once: true });
  fireEvent(element, event);
  return isFollowed;
}

test('prepares on pointerdown of a mouse and navigates on click', () => {
  const element = link();
  pointer(element, 'pointerdown', 'mouse');
  expect(prepare.mock.calls).toEqual([['/goods', true]]);
  expect(navigatedTo()).toEqual([]);
  expect(click(element)).toBe(false);
  expect(navigatedTo()).toEqual(['/goods']);
});

test('shows that it was clicked until its page is shown', async () => {
  const element = link();
  click(element);
  expect(element).toHaveAttribute('data-opening');
  await waitFor(() => expect(element).not.toHaveAttribute('data-opening'));
});

test('opens nothing when the mouse is released elsewhere, and leaves dragging to the browser', () => {
  const element = link();
  pointer(element, 'pointerdown', 'mouse');
  expect(fireEvent.dragStart(element)).toBe(true);
  pointer(element, 'pointercancel', 'mouse');
  pointer(document.body, 'pointerup', 'mouse');
  expect(prepare).toHaveBeenLastCalledWith(undefined);
  expect(navigatedTo()).toEqual([]);
});

test('navigates on click with a finger, which may be scrolling', () => {
  const element = link();
  pointer(element, 'pointerdown', 'touch');
  expect(navigatedTo()).toEqual([]);
  expect(click(element)).toBe(false);
  expect(navigatedTo()).toEqual(['/goods']);
});

test('navigates on a keyboard click', () => {
  expect(click(link(), { detail: 0 })).toBe(false);
  expect(navigatedTo()).toEqual(['/goods']);
});

test.each([
  ['ctrl', { ctrlKey: true }],
  ['⌘', { metaKey: true }],
  ['shift', { shiftKey: true }],
  ['alt', { altKey: true }],
  ['the middle button', { button: 1 }],
  ['the right button', { button: 2 }],
])('leaves a click with %s to the browser', (_, more) => {
  const element = link();
  pointer(element, 'pointerdown', 'mouse', more);
  expect(click(element, more)).toBe(true);
  expect(prepare).not.toHaveBeenCalled();
  expect(navigatedTo()).toEqual([]);
});

test('does not navigate when its onClick handler prevents it', () => {
  const element = link({ onClick: (event) => event.preventDefault() });
  click(element);
  expect(navigatedTo()).toEqual([]);
});

test('leaves a link with a target to the browser', () => {
  const element = link({ target: '_blank' });
  pointer(element, 'pointerdown', 'mouse');
  expect(click(element)).toBe(true);
  expect(navigatedTo()).toEqual([]);
});

test('prepares on hover and touch, and prefetches on focus', () => {
  const element = link();
  pointer(element, 'pointerover', 'mouse');
  pointer(element, 'pointerdown', 'touch');
  fireEvent.focus(element);
  expect(prepare.mock.calls).toEqual([
    ['/goods', false],
    ['/goods', true],
  ]);
  expect(prefetch.mock.calls).toEqual([['/goods']]);
});

test('does not prefetch when prefetch is none', () => {
  const element = link({ prefetch: 'none' });
  fireEvent.focus(element);
  pointer(element, 'pointerdown', 'mouse');
  expect(prepare).not.toHaveBeenCalled();
  expect(prefetch).not.toHaveBeenCalled();
});

test('calls onNavigate once for each navigation, and not when the browser follows the link', () => {
  const handleNavigate = jest.fn();
  const element = link({ onNavigate: handleNavigate });
  pointer(element, 'pointerdown', 'mouse');
  click(element);
  expect(handleNavigate).toHaveBeenCalledTimes(1);
  click(element, { ctrlKey: true });
  expect(handleNavigate).toHaveBeenCalledTimes(1);
});
