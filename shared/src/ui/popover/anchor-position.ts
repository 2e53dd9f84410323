const GAP_PX = 8;
const EDGE_PX = 12;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Below the anchor, above it when there is no room; always within the screen. All in px. */
export function anchorPosition(
  anchor: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number; isAbove: boolean } {
  const below = anchor.top + anchor.height + GAP_PX;
  const above = anchor.top - GAP_PX - size.height;
  const isAbove = below + size.height > screen.height - EDGE_PX && above >= EDGE_PX;
  const centred = anchor.left + anchor.width / 2 - size.width / 2;
  const left = Math.max(EDGE_PX, Math.min(centred, screen.width - EDGE_PX - size.width));
  return { left, top: isAbove ? above : below, isAbove };
}

/**
 * Positions a floating element (position: fixed) beside its anchor, through the CSSOM. Browser
 * only.
 */
export function moveToAnchor(floating: HTMLElement, anchor: Element): void {
  const { left, top } = anchorPosition(
    anchor.getBoundingClientRect(),
    { width: floating.offsetWidth, height: floating.offsetHeight },
    { width: document.documentElement.clientWidth, height: window.innerHeight },
  );
  floating.style.left = `${left}px`;
  floating.style.top = `${top}px`;
}
