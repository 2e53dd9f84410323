import { beforeDrawnAnew } from './before-drawn-anew';

const resizeTo = (widthPx: number, heightPx: number) => {
  Object.assign(globalThis, { innerWidth: widthPx, innerHeight: heightPx });
  dispatchEvent(new Event('resize'));
};

const draw = jest.fn();
let stop: () => void;
beforeEach(() => {
  Object.assign(globalThis, { innerWidth: 390, innerHeight: 844 });
  stop = beforeDrawnAnew(draw);
});
afterEach(() => {
  stop();
  draw.mockClear();
});

test('draws before a print, and before a capture of the whole page', () => {
  dispatchEvent(new Event('beforeprint'));
  resizeTo(390, 844);
  expect(draw.mock.calls).toEqual([[false], [false]]);
});

test('draws when the width has changed', () => {
  resizeTo(844, 390);
  resizeTo(390, 390);
  expect(draw.mock.calls).toEqual([[true], [true]]);
});

test('leaves a change of the height alone', () => {
  resizeTo(390, 780);
  resizeTo(390, 844);
  expect(draw).not.toHaveBeenCalled();
});

test('ends', () => {
  stop();
  resizeTo(390, 844);
  dispatchEvent(new Event('beforeprint'));
  expect(draw).not.toHaveBeenCalled();
});
