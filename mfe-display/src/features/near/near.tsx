import { useApp } from '@shop/shared/app';
import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { watchNear } from './watch-near';

const never = () => () => {};

/** True while React takes over markup that the server made. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

const createGate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

/**
 * Markup below the fold stays as the server sent it until it comes near: the page answers the first
 * presses sooner, since a long page is not taken over in one piece. After a navigation in the
 * browser, or when there is something new to show, nothing waits.
 */
export function HydrateWhenNear({ children }: { children: ReactNode }) {
  const { isServer } = useApp();
  const isTakenOver = useIsHydrating() && !isServer;
  const ref = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => (isTakenOver ? { ...createGate(), children } : undefined));
  const opened = gate?.children === children ? gate?.opened : undefined;

  useEffect(() => (gate && ref.current ? watchNear(ref.current, gate.open) : undefined), [gate]);

  // The same element each time: a boundary that is handed anything new gives up its markup.
  const boundary = useMemo(
    () => (
      <Suspense fallback={null}>
        <Wait opened={opened}>{children}</Wait>
      </Suspense>
    ),
    [opened, children],
  );
  return <div ref={ref}>{boundary}</div>;
}

function Wait({ opened, children }: { opened: Promise<void> | undefined; children: ReactNode }) {
  if (opened !== undefined) use(opened);
  return children;
}
