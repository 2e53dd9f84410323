import { useColourMode } from './use-colour-mode';
import { usePageMeta } from './use-page-meta';
import { useScrollRestoration } from './use-scroll-restoration';

/** Effects of each navigation in the browser; renders nothing. */
export function FrameHooks() {
  useColourMode();
  usePageMeta();
  useScrollRestoration();
  return null;
}
