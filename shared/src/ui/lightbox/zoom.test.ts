import { REST, within, zoomAt } from './zoom';

const frame = { width: 400, height: 400 };

test('the point under the finger stays under the finger', () => {
  const at = { x: 100, y: -50 };
  const { scale, x, y } = zoomAt(REST, 2, at);
  // A point p of the picture is seen at p * scale + move; at rest the finger was on p = at.
  expect({ x: at.x * scale + x, y: at.y * scale + y }).toEqual(at);
});

test.each([
  ['no smaller than the frame', zoomAt(REST, 0.2, { x: 0, y: 0 }).scale, 1],
  ['no larger than four times', zoomAt(REST, 40, { x: 0, y: 0 }).scale, 4],
])('%s', (_, scale, expected) => expect(scale).toBe(expected));

test('a picture is never pulled off its frame', () => {
  expect(within({ scale: 2, x: 900, y: -900 }, frame)).toEqual({ scale: 2, x: 200, y: -200 });
  expect(within({ scale: 1, x: 30, y: 30 }, frame)).toEqual({ scale: 1, x: 0, y: 0 });
});
