import { useApp } from '@shop/shared/app';
import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
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
 * browser there is nothing to wait for.
 */
export function HydrateWhenNear({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);
  useEffect(() => (ref.current ? watchNear(ref.current, gate.open) : undefined), [gate]);
  return (
    <div ref={ref}>
      <Suspense fallback={null}>
        <Wait opened={gate.opened}>{children}</Wait>
      </Suspense>
    </div>
  );
}

function Wait({ opened, children }: { opened: Promise<void>; children: ReactNode }) {
  const { isServer } = useApp();
  if (useIsHydrating() && !isServer) use(opened);
  return children;
}
