import { useEffect, useState } from 'react';
import { LAYER_CHANGE, topModal } from '../modal/use-modal';
import styles from './toast-view.module.css';

/** A screen reader announces only changes in a live region that already exists. */
const REGION_DELAY_MS = 50;

export interface ToastPlace {
  region: HTMLElement;
  /** Toasts are rendered into this element; it is attached to the region once that exists. */
  words: HTMLElement;
}

export interface ToastHost {
  stack: ToastPlace;
  slot: ToastPlace;
}

/** Takes no space in any layout; its content is position: fixed. */
function createBoxlessElement(): HTMLElement {
  const element = document.createElement('div');
  element.style.display = 'contents';
  return element;
}

function createToastPlace(className: string | undefined): ToastPlace {
  const region = document.createElement('div');
  region.className = className ?? '';
  region.role = 'status';
  return { region, words: createBoxlessElement() };
}

/**
 * The elements toasts are rendered into. They move into the top modal while one is open, because
 * everything outside a modal dialog is inert. Undefined on the server and during hydration.
 */
export function useToastHost(): ToastHost | undefined {
  const [host, setHost] = useState<ToastHost>();

  useEffect(() => {
    const places = [createToastPlace(styles.stack), createToastPlace(styles.slot)] as const;
    const element = createBoxlessElement();
    element.append(...places.map(({ region }) => region));
    const attach = () => (topModal() ?? document.body).append(element);
    attach();
    setHost({ stack: places[0], slot: places[1] });
    const timer = setTimeout(() => {
      for (const { region, words } of places) region.append(words);
    }, REGION_DELAY_MS);
    document.addEventListener(LAYER_CHANGE, attach);
    return () => {
      clearTimeout(timer);
      document.removeEventListener(LAYER_CHANGE, attach);
      element.remove();
    };
  }, []);

  return host;
}
