/** Before the first paint: the visitor's colour mode, unless the page forces one. */
export function applyColourMode(): void {
  try {
    const mode: unknown = JSON.parse(String(localStorage.getItem('shop.mode')));
    const { dataset } = document.documentElement;
    if (dataset.forced !== undefined) return;
    if (mode === 'light' || mode === 'dark') dataset.mode = mode;
    if (mode === 'system') delete dataset.mode;
  } catch {
    // Storage is blocked or has something else: the page's own mode stays.
  }
}
