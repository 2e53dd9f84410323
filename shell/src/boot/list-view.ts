/** Before the first paint: the view of lists of goods that was chosen on this device. */
export function applyListView(): void {
  try {
    const view: unknown = JSON.parse(String(localStorage.getItem('shop.list.view')));
    if (view === 'list' || view === 'dense') document.documentElement.dataset.listView = view;
  } catch {
    // Storage is blocked or has something else: the default view stays.
  }
}
