import { fireEvent, render, screen } from '@testing-library/react';
import { BottomSheet } from './bottom-sheet';
import { isClosingSwipe } from './panel-drag';

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
  // jsdom has no PointerEvent; a mouse event of that name has all fields read here.
  const send = (type: string, clientY: number) =>
    fireEvent(heading, new MouseEvent(type, { bubbles: true, clientY }));
  send('pointerdown', 100);
  send('pointermove', 100 + byPx);
  send('pointerup', 100 + byPx);
  return handleClose;
}

test('closes the sheet when the heading is dragged down', () => {
  expect(drag(200)).toHaveBeenCalledTimes(1);
});

test('stays open when the heading is tapped', () => {
  expect(drag(0)).not.toHaveBeenCalled();
});

describe('content', () => {
  const pull = (byPx: number, scrolledPx = 0) => {
    const handleClose = jest.fn();
    render(
      <BottomSheet open title="옵션 선택" onClose={handleClose}>
        내용
      </BottomSheet>,
    );
    const content = screen.getByText('내용');
    content.scrollTop = scrolledPx;
    const touch = (clientY: number) => ({ touches: [{ clientX: 0, clientY }] });
    fireEvent.touchStart(content, touch(100));
    const isScrolling = fireEvent.touchMove(content, touch(100 + byPx));
    fireEvent.touchEnd(content, { changedTouches: [{ clientX: 0, clientY: 100 + byPx }] });
    return { handleClose, isScrolling };
  };

  test('closes and does not scroll when dragged down at its top', () => {
    const { handleClose, isScrolling } = pull(200);
    expect(handleClose).toHaveBeenCalledTimes(1);
    expect(isScrolling).toBe(false);
  });

  test.each([
    ['upwards', -200, 0],
    ['while it is scrolled', 200, 40],
  ])('scrolls when moved %s', (_, byPx, scrolledPx) => {
    const { handleClose, isScrolling } = pull(byPx, scrolledPx);
    expect(handleClose).not.toHaveBeenCalled();
    expect(isScrolling).toBe(true);
  });
});
