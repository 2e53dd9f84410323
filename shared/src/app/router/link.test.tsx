import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { AppProvider } from '../app-context';
import { createApp } from '../create-app';
import { createCaller } from '../http/caller';
import { createMemoryRouter } from '../navigation/memory-router';
import { useLocation } from '../navigation/router-context';
import { RouterProvider } from '../navigation/router-provider';
import { visitorSession } from '../session/session';
import { Link, type LinkProps } from './link';

const prefetch = jest.fn();
let navigations: string[];

function Visits() {
  const { pathname, key } = useLocation();
  if (navigations.at(-1) !== `${pathname} ${key}`) navigations.push(`${pathname} ${key}`);
  return null;
}

function link(props: Partial<LinkProps> = {}) {
  navigations = [];
  prefetch.mockClear();
  const app = createApp({
    call: createCaller({ baseUrl: 'http://shop.test/api' }),
    session: visitorSession,
    isServer: false,
    renderedAtMs: Date.now(),
    prefetch,
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
  type: 'pointerdown' | 'pointerenter' | 'pointerover',
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

test('navigates on pointerdown of a mouse, only once', () => {
  const element = link();
  pointer(element, 'pointerdown', 'mouse');
  expect(navigatedTo()).toEqual(['/goods']);
  expect(click(element)).toBe(false);
  expect(navigatedTo()).toEqual(['/goods']);
});

test('navigates again on the next pointerdown', () => {
  const element = link();
  for (let clickButton = 0; clickButton < 2; clickButton += 1) {
    pointer(element, 'pointerdown', 'mouse');
    click(element);
  }
  expect(navigatedTo()).toEqual(['/goods', '/goods']);
});

describe('double click', () => {
  const entry = { clientX: 100, clientY: 200 };
  const clickButton = (element: Element, atMs: number, more: MouseEventInit = entry) => {
    const stamp = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(atMs);
    pointer(element, 'pointerdown', 'mouse', more);
    click(element, more);
    stamp.mockRestore();
  };
  const tap = (element: Element, atMs: number) => {
    const stamp = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(atMs);
    pointer(element, 'pointerdown', 'touch', entry);
    click(element, entry);
    stamp.mockRestore();
  };

  test('does not activate a link of the next page at the same place', () => {
    const element = link();
    clickButton(element, 10_000);
    clickButton(element, 10_299);
    expect(navigatedTo()).toEqual(['/goods']);
  });

  test('nor with a finger', () => {
    const element = link();
    tap(element, 20_000);
    tap(element, 20_200);
    expect(navigatedTo()).toEqual(['/goods']);
  });

  test('ends after 300 ms', () => {
    const element = link();
    clickButton(element, 30_000);
    clickButton(element, 30_300);
    expect(navigatedTo()).toEqual(['/goods', '/goods']);
  });

  test('requires the same place', () => {
    const element = link();
    clickButton(element, 40_000);
    clickButton(element, 40_100, { clientX: 100, clientY: 240 });
    expect(navigatedTo()).toEqual(['/goods', '/goods']);
  });
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

test('does not swallow a keyboard click after a pointer was released elsewhere', () => {
  const element = link();
  pointer(element, 'pointerdown', 'mouse');
  click(element, { detail: 0 });
  expect(navigatedTo()).toEqual(['/goods', '/goods']);
});

test('nor a click with a finger', () => {
  const element = link();
  pointer(element, 'pointerdown', 'mouse');
  pointer(element, 'pointerdown', 'touch');
  click(element);
  expect(navigatedTo()).toEqual(['/goods', '/goods']);
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
  expect(navigatedTo()).toEqual([]);
});

test('waits for the click when it has an onClick handler, which can prevent it', () => {
  const element = link({ onClick: (event) => event.preventDefault() });
  pointer(element, 'pointerdown', 'mouse');
  click(element);
  expect(navigatedTo()).toEqual([]);
});

test('leaves a link with a target to the browser', () => {
  const element = link({ target: '_blank' });
  pointer(element, 'pointerdown', 'mouse');
  expect(click(element)).toBe(true);
  expect(navigatedTo()).toEqual([]);
});

test('prefetches on hover, touch and focus', () => {
  const element = link();
  pointer(element, 'pointerover', 'mouse');
  pointer(element, 'pointerdown', 'touch');
  fireEvent.focus(element);
  expect(prefetch.mock.calls).toEqual([['/goods'], ['/goods'], ['/goods']]);
});

test('does not prefetch when prefetch is none', () => {
  fireEvent.focus(link({ prefetch: 'none' }));
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
