/**
 * Calls `draw` when content far from the viewport has to be laid out again: before the page is printed, after its
 * width has changed, and before the browser captures the whole page (a full-page screenshot). The only sign of a
 * capture is a `resize` event without a change of size, and a busy browser may omit it. Changes of the height
 * alone are ignored, since the address bar of a phone causes them all the time.
 * @param draw its argument is whether the width has changed
 * @returns a function that removes the listeners
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
