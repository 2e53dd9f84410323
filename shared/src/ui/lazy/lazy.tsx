import { CODE_MISSING_TEXT, createStore, loadTwice, toast, useStore } from '@shop/shared/app';
import { type ComponentType, useEffect } from 'react';
import { ErrorBox } from '../error-box/error-box';

export interface Lazy<P> {
  /**
   * Renders nothing, or its placeholder, until its code is loaded; loads it when first rendered. When the code does
   * not come: an error with a retry in its place; a layer closes and says so, and its opener is the retry.
   */
  Component: ComponentType<P>;
  /** Preloads on hover, touch or focus of the opener. */
  preload: () => void;
  /** Its code, once it is there: an opener shows that it is busy until then. */
  useCode: () => ComponentType<P> | undefined;
}

interface LazyOptions {
  /** The page is complete without it: nothing is said when its code does not come. */
  isOptional?: boolean;
}

/** What sheets and modals have in common. */
interface LayerProps {
  open?: boolean;
  onClose?: () => void;
}

/**
 * A heavy part (sheet, modal) in its own chunk. Never suspends, so the surrounding page neither
 * flashes nor waits. A failed load is tried again once by itself, when the connection is back, and when the
 * part is opened or rendered anew.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  /** Placeholder until the code is loaded, on the server too; nothing by default. */
  Fallback?: ComponentType<P>,
  { isOptional = false }: LazyOptions = {},
): Lazy<P> {
  const store = createStore<{ code?: ComponentType<P>; hasFailed?: boolean }>(() => ({}));
  let isAsked = false;

  const preload = () => {
    if (isAsked) return;
    isAsked = true;
    if (store.getState().hasFailed) store.setState({ hasFailed: false });
    void loadTwice(load).then(
      (code) => store.setState({ code }),
      () => {
        isAsked = false;
        addEventListener('online', preload, { once: true });
        store.setState({ hasFailed: true });
      },
    );
  };

  const useCode = () => useStore(store, ({ code }) => code);

  function Component(props: P) {
    const { code: Loaded, hasFailed = false } = useStore(store);
    const { open, onClose }: LayerProps = props;
    // biome-ignore lint/correctness/useExhaustiveDependencies: a layer that is opened again loads again.
    useEffect(preload, [open]);
    const isLost = hasFailed && open === true;
    // biome-ignore lint/correctness/useExhaustiveDependencies: once a failure, whatever the page renders meanwhile.
    useEffect(() => {
      if (!isLost) return;
      toast(CODE_MISSING_TEXT);
      onClose?.();
    }, [isLost]);
    if (Loaded) return <Loaded {...props} />;
    if (hasFailed && open === undefined && !isOptional) return <ErrorBox onRetry={preload} />;
    return Fallback ? <Fallback {...props} /> : null;
  }

  return { Component, preload, useCode };
}
