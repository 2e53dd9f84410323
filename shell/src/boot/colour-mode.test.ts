import { applyColourMode } from './colour-mode';

const { dataset } = document.documentElement;

/** @returns the mode of the page for a visitor who chose this one */
function modeFor(stored: string | null): string | undefined {
  if (stored !== null) localStorage.setItem('shop.mode', stored);
  applyColourMode();
  return dataset.mode;
}

beforeEach(() => {
  localStorage.clear();
  dataset.mode = 'card';
  delete dataset.forced;
});

test.each([
  [null, 'card'],
  ['"light"', 'light'],
  ['"dark"', 'dark'],
  ['"card"', 'card'],
  ['"system"', undefined],
  ['"pink"', 'card'],
  ['broken{', 'card'],
])('a stored mode of %s shows %s', (stored, shown) => {
  expect(modeFor(stored)).toBe(shown);
});

test('uses the default when storage is blocked', () => {
  const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(modeFor(null)).toBe('card');
  storage.mockRestore();
});

test.each(['"dark"', '"system"'])(
  'keeps a mode forced by the page, when %s was chosen',
  (stored) => {
    Object.assign(dataset, { mode: 'light', forced: '' });
    expect(modeFor(stored)).toBe('light');
  },
);
