const KEY = 'shop.hidesHeader';

/** Before the first paint: `isHideHeader` of this URL or of an earlier one in this session. */
export function hideHeader(): void {
  try {
    const [, value] = /[?&]isHideHeader=(Y|true|1|N|false|0)(?:&|$)/.exec(location.search) || [];
    if (value) {
      if (/Y|t|1/.test(value)) sessionStorage.setItem(KEY, 'true');
      else sessionStorage.removeItem(KEY);
    }
    if (sessionStorage.getItem(KEY)) document.documentElement.dataset.header = 'hidden';
  } catch {
    // Storage is blocked: the header stays.
  }
}
