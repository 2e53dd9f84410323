import { useEffect, useState } from 'react';
import { LAYER_CHANGE, topModal } from '../modal/use-modal';

/**
 * The element toasts are drawn into. It moves into the top modal while one is open: everything
 * outside a modal dialog is inert, so a toast left there could be neither heard nor pressed.
 * Undefined on the server and during hydration.
 */
export function useToastHost(): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();

  useEffect(() => {
    const element = document.createElement('div');
    // Takes no place of its own in whatever layout it lands in; its content is fixed anyway.
    element.style.display = 'contents';
    const settle = () => (topModal() ?? document.body).append(element);
    settle();
    setHost(element);
    document.addEventListener(LAYER_CHANGE, settle);
    return () => {
      document.removeEventListener(LAYER_CHANGE, settle);
      element.remove();
    };
  }, []);

  return host;
}
