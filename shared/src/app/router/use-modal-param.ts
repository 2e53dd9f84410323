import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * A layer that lives in history: open while the query says `modalId=<id>`, so Back closes it and a
 * link can open it. Opening pushes one entry; closing goes back to it, or drops the flag when the
 * page was entered with the layer open.
 */
export function useModalParam(id: string): {
  isOpen: boolean;
  /** `replace`: takes the place of the layer that is open, so that Back leads below both. */
  open: (options?: { replace?: boolean }) => void;
  close: () => void;
} {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const isOpen = search.get('modalId') === id;

  const at = (modalId: string | null) => {
    const next = new URLSearchParams(search);
    if (modalId) next.set('modalId', modalId);
    else next.delete('modalId');
    const text = next.toString();
    return { pathname: location.pathname, search: text ? `?${text}` : '' };
  };

  return {
    isOpen,
    open: ({ replace = false } = {}) => {
      if (!isOpen)
        navigate(at(id), { state: { openedModal: id }, preventScrollReset: true, replace });
    },
    close: () => {
      if (!isOpen) return;
      const wasOpenedHere = (location.state as { openedModal?: string } | null)?.openedModal === id;
      if (wasOpenedHere) navigate(-1);
      else navigate(at(null), { replace: true, preventScrollReset: true });
    },
  };
}
