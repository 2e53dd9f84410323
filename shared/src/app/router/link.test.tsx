import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppProvider } from '../app-context';
import { createApp } from '../create-app';
import { createCaller } from '../http/caller';
import { visitorSession } from '../session/session';
import { Link, type LinkProps } from './link';

const prefetch = jest.fn();
let visits: string[];

function Visits() {
  const { pathname, key } = useLocation();
  if (visits.at(-1) !== `${pathname} ${key}`) visits.push(`${pathname} ${key}`);
  return null;
}

function link(props: Partial<LinkProps> = {}) {
  visits = [];
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
      <MemoryRouter>
        <Visits />
        <Link to="/goods" {...props}>
          상품
        </Link>
      </MemoryRouter>
    </AppProvider>,
  );
  return screen.getByRole('link');
}

const wentTo = () => visits.slice(1).map((visit) => visit.split(' ')[0]);

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
  expect(wentTo()).toEqual(['/goods']);
  expect(click(element)).toBe(false);
  expect(wentTo()).toEqual(['/goods']);
});

test('navigates again on the next pointerdown', () => {
  const element = link();
  for (let press = 0; press < 2; press += 1) {
    pointer(element, 'pointerdown', 'mouse');
    click(element);
  }
  expect(wentTo()).toEqual(['/goods', '/goods']);
});

describe('double click', () => {
  const place = { clientX: 100, clientY: 200 };
  const press = (element: Element, atMs: number, more: MouseEventInit = place) => {
    const stamp = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(atMs);
    pointer(element, 'pointerdown', 'mouse', more);
    click(element, more);
    stamp.mockRestore();
  };
  const tap = (element: Element, atMs: number) => {
    const stamp = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(atMs);
    pointer(element, 'pointerdown', 'touch', place);
    click(element, place);
    stamp.mockRestore();
  };

  test('does not activate a link of the next page at the same place', () => {
    const element = link();
    press(element, 10_000);
    press(element, 10_299);
    expect(wentTo()).toEqual(['/goods']);
  });

  test('nor with a finger', () => {
    const element = link();
    tap(element, 20_000);
    tap(element, 20_200);
    expect(wentTo()).toEqual(['/goods']);
  });

  test('ends after 300 ms', () => {
    const element = link();
    press(element, 30_000);
    press(element, 30_300);
    expect(wentTo()).toEqual(['/goods', '/goods']);
  });

  test('requires the same place', () => {
    const element = link();
    press(element, 40_000);
    press(element, 40_100, { clientX: 100, clientY: 240 });
    expect(wentTo()).toEqual(['/goods', '/goods']);
  });
});

test('navigates on click with a finger, which may be scrolling', () => {
  const element = link();
  pointer(element, 'pointerdown', 'touch');
  expect(wentTo()).toEqual([]);
  expect(click(element)).toBe(false);
  expect(wentTo()).toEqual(['/goods']);
});

test('navigates on a keyboard click', () => {
  expect(click(link(), { detail: 0 })).toBe(false);
  expect(wentTo()).toEqual(['/goods']);
});

test('does not swallow a keyboard click after a pointer was released elsewhere', () => {
  const element = link();
  pointer(element, 'pointerdown', 'mouse');
  click(element, { detail: 0 });
  expect(wentTo()).toEqual(['/goods', '/goods']);
});

test('nor a click with a finger', () => {
  const element = link();
  pointer(element, 'pointerdown', 'mouse');
  pointer(element, 'pointerdown', 'touch');
  click(element);
  expect(wentTo()).toEqual(['/goods', '/goods']);
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
  expect(wentTo()).toEqual([]);
});

test('waits for the click when it has an onClick handler, which can prevent it', () => {
  const element = link({ onClick: (event) => event.preventDefault() });
  pointer(element, 'pointerdown', 'mouse');
  click(element);
  expect(wentTo()).toEqual([]);
});

test('leaves a link with a target to the browser', () => {
  const element = link({ target: '_blank' });
  pointer(element, 'pointerdown', 'mouse');
  expect(click(element)).toBe(true);
  expect(wentTo()).toEqual([]);
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
