import {
  hasMark,
  markEntry,
  markHistory,
  returnToFirstMark,
  returnToMark,
  stepBack,
} from './marks';

interface Entry {
  key: string;
}

/** A tab's history, with or without the Navigation API. */
function openTab({ counts }: { counts: boolean }) {
  let entries: Entry[] = [{ key: 'e0' }];
  let index = 0;
  let entryCount = 1;
  const updateNavigation = () => {
    if (counts)
      Object.assign(globalThis, {
        navigation: { currentEntry: { index, key: entries[index]?.key }, entries: () => entries },
      });
    else history.replaceState({ idx: index }, '');
  };
  const go = jest.spyOn(history, 'go').mockImplementation((delta = 0) => {
    index += delta;
    updateNavigation();
  });
  jest.spyOn(history, 'back').mockImplementation(() => history.go(-1));
  updateNavigation();
  return {
    go,
    position: () => index,
    push: (times = 1) => {
      for (let step = 0; step < times; step += 1) {
        entries = [...entries.slice(0, index + 1), { key: `e${entryCount}` }];
        entryCount += 1;
        index += 1;
      }
      updateNavigation();
    },
    back: (steps = 1) => {
      index -= steps;
      updateNavigation();
    },
  };
}

const fallback = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  fallback.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'navigation');
});

describe.each([
  ['counts entries', true],
  ['does not', false],
])('a browser that %s', (_, counts) => {
  test('returns to a named mark in one step', () => {
    const tab = openTab({ counts });
    tab.push();
    markHistory('list');
    tab.push(3);
    returnToMark('list', fallback);
    expect([tab.position(), tab.go.mock.calls]).toEqual([1, [[-3]]]);
    expect(fallback).not.toHaveBeenCalled();
  });

  test('returns to the oldest mark', () => {
    const tab = openTab({ counts });
    tab.push();
    markHistory('first');
    tab.push(2);
    markHistory('second');
    tab.push();
    returnToFirstMark(fallback);
    expect(tab.position()).toBe(1);
  });

  test('runs the fallback when the mark does not exist or is the current entry', () => {
    const tab = openTab({ counts });
    returnToMark('list', fallback);
    markHistory('list');
    returnToMark('list', fallback);
    returnToFirstMark(fallback);
    expect(fallback).toHaveBeenCalledTimes(3);
    expect(tab.go).not.toHaveBeenCalled();
  });

  test('removes the marks above the one it returned to', () => {
    const tab = openTab({ counts });
    markHistory('below');
    tab.push();
    markHistory('above');
    tab.push();
    returnToMark('below', fallback);
    tab.push(3);
    expect([hasMark('below'), hasMark('above')]).toEqual([true, false]);
  });

  test('removes older marks on reset', () => {
    const tab = openTab({ counts });
    markHistory('old');
    tab.push();
    markHistory('new', { isReset: true });
    tab.push();
    expect(hasMark('old')).toBe(false);
    returnToFirstMark(fallback);
    expect(tab.position()).toBe(1);
    expect(JSON.parse(sessionStorage.getItem('shop.history') ?? '')).toMatchObject({
      new: { position: 1, isReset: true },
    });
  });

  test('goes back one step, but never below the first mark', () => {
    const tab = openTab({ counts });
    tab.push(2);
    markHistory('entry', { isReset: true });
    tab.push();
    stepBack(fallback);
    expect([tab.position(), fallback.mock.calls.length]).toEqual([2, 0]);
    stepBack(fallback);
    expect([tab.position(), fallback.mock.calls.length]).toEqual([2, 1]);
  });

  test('steps back from the second page when the entry is marked there', () => {
    const tab = openTab({ counts });
    tab.push();
    markEntry();
    stepBack(fallback);
    expect([tab.position(), fallback.mock.calls.length]).toEqual([0, 0]);
    stepBack(fallback);
    expect(fallback).toHaveBeenCalledTimes(1);
  });

  test('marks the entry once', () => {
    const tab = openTab({ counts });
    markEntry();
    markHistory('list');
    tab.push();
    markEntry();
    expect(hasMark('list')).toBe(true);
  });
});

test('ignores a mark whose entry was replaced', () => {
  const tab = openTab({ counts: true });
  tab.push();
  markHistory('list');
  tab.back();
  tab.push(3);
  returnToMark('list', fallback);
  expect(fallback).toHaveBeenCalledTimes(1);
});

test('keeps marks in the next documents of the tab without the Navigation API', () => {
  const tab = openTab({ counts: false });
  markHistory('list');
  jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1);
  tab.push(2);
  returnToMark('list', fallback);
  expect(fallback).not.toHaveBeenCalled();
  expect(tab.position()).toBe(0);
});

test('runs the fallback when storage is blocked', () => {
  openTab({ counts: false });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  markHistory('list');
  returnToMark('list', fallback);
  expect(fallback).toHaveBeenCalledTimes(1);
});

test('runs the fallback on the only page of a tab without marks', () => {
  openTab({ counts: true });
  jest.spyOn(history, 'length', 'get').mockReturnValue(1);
  stepBack(fallback);
  expect(fallback).toHaveBeenCalledTimes(1);
});

test.each(['[null]', '{"list":null}', '{"list":{"position":"0"}}', 'null'])(
  'goes on with a stored %s',
  (stored) => {
    sessionStorage.setItem('shop.history', stored);
    const tab = openTab({ counts: true });
    markHistory('list');
    tab.push(2);
    returnToMark('list', fallback);
    expect(tab.position()).toBe(0);
  },
);
