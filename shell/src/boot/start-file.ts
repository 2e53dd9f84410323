import type { BootWatch } from './boot-watch';

/**
 * Loads the start file (`start.ts`), whose address and hash are attributes of this script's element. The content
 * policy accepts the file because an allowed script adds it; in some browsers it would refuse it as an element of
 * the document.
 */
export function loadStartFile(watch: BootWatch): void {
  const { src, integrity } = document.currentScript?.dataset ?? {};
  if (!src || !integrity) return;
  const script = document.createElement('script');
  Object.assign(script, { src, integrity, crossOrigin: 'anonymous', fetchPriority: 'low' });
  watch.wait(src);
  script.onload = () => watch.got(src);
  script.onerror = () => watch.lost(src);
  document.head.append(script);
}
