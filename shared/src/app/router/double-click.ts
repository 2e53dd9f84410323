const DOUBLE_CLICK_MS = 300;
const DOUBLE_CLICK_PX = 12;

interface Click {
  clientX: number;
  clientY: number;
  timeStamp: number;
}

let last: Click | undefined;

/**
 * Whether a click is the second of a double click. Navigation happens on pointerdown, so the second
 * click would hit a link of the next page at the same place.
 */
export function isSecondClick({ clientX, clientY, timeStamp }: Click): boolean {
  // Clicks by scripts and screen readers have no position.
  const hasPlace = clientX !== 0 || clientY !== 0;
  const isAgain =
    hasPlace &&
    last !== undefined &&
    timeStamp - last.timeStamp < DOUBLE_CLICK_MS &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) < DOUBLE_CLICK_PX;
  last = { clientX, clientY, timeStamp };
  return isAgain;
}
