const DOUBLE_CLICK_MS = 300;
const DOUBLE_CLICK_PX = 12;

interface Click {
  clientX: number;
  clientY: number;
  timeStamp: number;
}

let last: Click | undefined;

/**
 * Whether a press is the second half of a double press. Pages change within the press, so that the
 * second half would fall on whatever link the next page shows in that place.
 */
export function isSecondClick({ clientX, clientY, timeStamp }: Click): boolean {
  // A click that a program or a screen reader makes has no place.
  const hasPlace = clientX !== 0 || clientY !== 0;
  const isAgain =
    hasPlace &&
    last !== undefined &&
    timeStamp - last.timeStamp < DOUBLE_CLICK_MS &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) < DOUBLE_CLICK_PX;
  last = { clientX, clientY, timeStamp };
  return isAgain;
}
