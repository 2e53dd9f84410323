/**
 * Calls `draw` before what is far from the viewport has to be laid out anew: before the page is printed, when its
 * width has changed, and before a browser captures all of it. Before a capture a page gets only a `resize` event
 * in which no size has changed. A change of the height only, as by a phone's address bar, does not count.
 * @param draw is told whether the width has changed
 * @returns a function that stops it
 */
export function beforeDrawnAnew(draw: (hasOtherWidth: boolean) => void): () => void {
  let widthPx = innerWidth;
  let heightPx = innerHeight;
  const handleResize = () => {
    const hasOtherWidth = innerWidth !== widthPx;
    const hasOtherHeight = innerHeight !== heightPx;
    widthPx = innerWidth;
    heightPx = innerHeight;
    if (hasOtherWidth || !hasOtherHeight) draw(hasOtherWidth);
  };
  const handlePrint = () => draw(false);
  addEventListener('resize', handleResize);
  addEventListener('beforeprint', handlePrint);
  return () => {
    removeEventListener('resize', handleResize);
    removeEventListener('beforeprint', handlePrint);
  };
}
