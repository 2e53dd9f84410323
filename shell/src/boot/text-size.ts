/** Before the first paint: the size of text that the visitor has chosen. */
export function applyTextSize(): void {
  try {
    const size: unknown = JSON.parse(String(localStorage.getItem('shop.text')));
    if (size === 'large' || size === 'larger') document.documentElement.dataset.text = size;
  } catch {
    // Storage is blocked or has something else: the browser's own size stays.
  }
}
