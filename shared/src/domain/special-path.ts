/**
 * Paths that are not pages of the shop (spec section 2): screens of the native app, and pages of
 * the parent service, which the app opens on a stack above the shop.
 */
export type SpecialPath = 'native-home' | 'native' | 'parent';

const NATIVE_HOMES = ['/native/main/shop', '/native/main/home'];
const PARENT = /^\/(front|app|spa|landing)(\/|$)/;

export function specialPath(pathname: string): SpecialPath | undefined {
  if (NATIVE_HOMES.includes(pathname)) return 'native-home';
  if (pathname.startsWith('/native/')) return 'native';
  return PARENT.test(pathname) ? 'parent' : undefined;
}

/** Spec section 2, home targets: the shop app has its own tab, other apps share the common home. */
export const nativeHome = (appName: string): string =>
  appName === 'shop' ? '/native/main/shop' : '/native/main/home';
