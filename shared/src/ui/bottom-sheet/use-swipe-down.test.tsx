import { fireEvent, render, screen } from '@testing-library/react';
import { BottomSheet } from './bottom-sheet';
import { isClosingSwipe } from './use-swipe-down';

test.each([
  ['a tenth of the size and more', 61, 900, true],
  ['less than a tenth, slowly', 59, 900, false],
  ['a swipe within 300 ms', 20, 299, true],
  ['the same, too slow', 20, 301, false],
  ['a shaky tap', 8, 50, false],
  ['upwards', -80, 100, false],
])('%s', (_, distancePx, elapsedMs, isClosing) => {
  expect(isClosingSwipe(distancePx, elapsedMs, 600)).toBe(isClosing);
});

function drag(byPx: number) {
  const handleClose = jest.fn();
  render(
    <BottomSheet open title="옵션 선택" onClose={handleClose}>
      내용
    </BottomSheet>,
  );
  const heading = screen.getByRole('heading', { name: '옵션 선택' });
  // jsdom knows no PointerEvent; a mouse event of that name carries all that is read here.
  const send = (type: string, clientY: number) =>
    fireEvent(heading, new MouseEvent(type, { bubbles: true, clientY }));
  send('pointerdown', 100);
  send('pointermove', 100 + byPx);
  send('pointerup', 100 + byPx);
  return handleClose;
}

test('dragging the heading down closes the sheet', () => {
  expect(drag(200)).toHaveBeenCalledTimes(1);
});

test('a tap on the heading does not', () => {
  expect(drag(0)).not.toHaveBeenCalled();
});
