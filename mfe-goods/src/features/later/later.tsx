import { toast } from '@shop/shared/app';
import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from './when-idle';

interface Openable {
  open: boolean;
}

/**
 * A heavy part of a page (a sheet, say) whose code comes when the page is idle, or at the first
 * sign of a wish for it (`warm`). Until then it draws nothing; a press before that waits for it.
 */
export function later<P extends Openable>(load: () => Promise<ComponentType<P>>) {
  let part: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const fetchPart = (): Promise<void> => {
    loading ??= load()
      .then((loaded) => {
        part = loaded;
        for (const listener of listeners) listener();
      })
      .finally(() => {
        loading = undefined;
      });
    return part ? Promise.resolve() : loading;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function Part(props: P) {
    const Loaded = useSyncExternalStore(
      subscribe,
      () => part,
      () => undefined,
    );
    const { open } = props;
    useEffect(() => {
      if (part) return;
      if (!open) return whenIdle(() => void fetchPart().catch(() => undefined));
      fetchPart().catch(() => toast('화면을 불러오지 못했어요. 잠시 후 다시 시도해 주세요'));
    }, [open]);
    return Loaded ? <Loaded {...props} /> : null;
  }

  /** Fetches the code ahead of the press. */
  const warm = (): void => {
    void fetchPart().catch(() => undefined);
  };
  return { Part, warm };
}
