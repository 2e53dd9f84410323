/**
 * Calls `draw` before what is far from the viewport has to be laid out anew: before the page is printed, when its
 * width has changed, and before a browser captures all of it. Of the last it tells the page nothing but a
 * `resize` in which nothing has another size. A `resize` of the height only, as by a phone's address bar, is none
 * of these.
 * @returns a function that stops it
 */
export function beforeDrawnAnew(draw: () => void): () => void {
  let widthPx = innerWidth;
  let heightPx = innerHeight;
  const handleResize = () => {
    const isOnlyHeight = innerWidth === widthPx && innerHeight !== heightPx;
    widthPx = innerWidth;
    heightPx = innerHeight;
    if (!isOnlyHeight) draw();
  };
  addEventListener('resize', handleResize);
  addEventListener('beforeprint', draw);
  return () => {
    removeEventListener('resize', handleResize);
    removeEventListener('beforeprint', draw);
  };
}
