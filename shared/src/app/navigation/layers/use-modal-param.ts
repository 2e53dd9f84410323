import { useNavigate } from 'react-router-dom';
import type { NavigateOptions } from '../router/navigator';
import { useLayerLocation } from '../router/router-context';
import { openModals, withModals } from './layer-params';

/** The open layers of the page, lowest first. */
export const useOpenModals = (): string[] =>
  openModals(new URLSearchParams(useLayerLocation().search));

/**
 * A layer stored in history: open while `modalId` names it, so that Back closes it and a link can
 * open it. `modalSeq` is the number of stacked layers. Opening pushes one entry; closing goes back
 * to it, or removes the name when the page was entered with the layer open.
 */
export function useModalParam(id: string): {
  isOpen: boolean;
  /** `replace`: replaces the topmost layer, so that Back closes both. */
  open: (options?: { replace?: boolean }) => void;
  close: () => void;
} {
  const navigate = useNavigate();
  const location = useLayerLocation();
  const search = new URLSearchParams(location.search);
  const ids = openModals(search);
  const isOpen = ids.includes(id);

  const go = (next: readonly string[], options: NavigateOptions) =>
    void navigate({ pathname: location.pathname, search: withModals(search, next) }, options);

  return {
    isOpen,
    open: ({ replace = false } = {}) => {
      if (isOpen) return;
      go([...(replace ? ids.slice(0, -1) : ids), id], { state: { openedModal: id }, replace });
    },
    close: () => {
      if (!isOpen) return;
      const wasOpenedHere = location.state?.openedModal === id;
      if (wasOpenedHere) void navigate(-1);
      else go(ids.slice(0, ids.indexOf(id)), { replace: true });
    },
  };
}
