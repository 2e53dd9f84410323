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

/** jsdom knows no PointerEvent; a mouse event that names its pointer carries all that is read. */
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

/** Answers whether the browser would have followed the link itself. */
function click(element: Element, more: MouseEventInit = {}): boolean {
  const event = createEvent.click(element, { button: 0, detail: 1, ...more });
  let isFollowed = false;
  // jsdom would try to load a page, which it cannot.
  const listen = (late: Event) => {
    isFollowed = !late.defaultPrevented;
    late.preventDefault();
  };
  addEventListener('click', listen, { once: true });
  fireEvent(element, event);
  return isFollowed;
}

test('a mouse is answered when it presses, and only once', () => {
  const element = link();
  pointer(element, 'pointerdown', 'mouse');
  expect(wentTo()).toEqual(['/goods']);
  expect(click(element)).toBe(false);
  expect(wentTo()).toEqual(['/goods']);
});

test('the next press goes again', () => {
  const element = link();
  for (let press = 0; press < 2; press += 1) {
    pointer(element, 'pointerdown', 'mouse');
    click(element);
  }
  expect(wentTo()).toEqual(['/goods', '/goods']);
});

describe('a double press', () => {
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

  test('does not go on to what the next page shows in that place', () => {
    const element = link();
    press(element, 10_000);
    press(element, 10_299);
    expect(wentTo()).toEqual(['/goods']);
  });

  test('of a finger neither', () => {
    const element = link();
    tap(element, 20_000);
    tap(element, 20_200);
    expect(wentTo()).toEqual(['/goods']);
  });

  test('is over after 300 ms', () => {
    const element = link();
    press(element, 30_000);
    press(element, 30_300);
    expect(wentTo()).toEqual(['/goods', '/goods']);
  });

  test('is none in another place', () => {
    const element = link();
    press(element, 40_000);
    press(element, 40_100, { clientX: 100, clientY: 240 });
    expect(wentTo()).toEqual(['/goods', '/goods']);
  });
});

test('a finger that may be scrolling is answered on click', () => {
  const element = link();
  pointer(element, 'pointerdown', 'touch');
  expect(wentTo()).toEqual([]);
  expect(click(element)).toBe(false);
  expect(wentTo()).toEqual(['/goods']);
});

test('the keyboard’s click goes', () => {
  expect(click(link(), { detail: 0 })).toBe(false);
  expect(wentTo()).toEqual(['/goods']);
});

test('a press released elsewhere takes nothing from the next key', () => {
  const element = link();
  pointer(element, 'pointerdown', 'mouse');
  click(element, { detail: 0 });
  expect(wentTo()).toEqual(['/goods', '/goods']);
});

test('nor from the next finger', () => {
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
])('with %s the browser decides', (_, more) => {
  const element = link();
  pointer(element, 'pointerdown', 'mouse', more);
  expect(click(element, more)).toBe(true);
  expect(wentTo()).toEqual([]);
});

test('a link that asks first waits for the click, and can be refused', () => {
  const element = link({ onClick: (event) => event.preventDefault() });
  pointer(element, 'pointerdown', 'mouse');
  click(element);
  expect(wentTo()).toEqual([]);
});

test('a link of another window is the browser’s', () => {
  const element = link({ target: '_blank' });
  pointer(element, 'pointerdown', 'mouse');
  expect(click(element)).toBe(true);
  expect(wentTo()).toEqual([]);
});

test('a mouse that comes near, a finger and the keyboard’s focus fetch ahead', () => {
  const element = link();
  pointer(element, 'pointerover', 'mouse');
  pointer(element, 'pointerdown', 'touch');
  fireEvent.focus(element);
  expect(prefetch.mock.calls).toEqual([['/goods'], ['/goods'], ['/goods']]);
});

test('a link can be told not to', () => {
  fireEvent.focus(link({ prefetch: 'none' }));
  expect(prefetch).not.toHaveBeenCalled();
});
