import { useAnnounceHydration, useApp } from '@shop/shared/app';
import { AfterPaint, type PaintStep, whenVisible } from '@shop/shared/ui';
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

const never = () => () => {};

/** True while React hydrates server-rendered markup. */
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
 * Delays the hydration of markup below the fold until it nears the viewport, which keeps the first
 * interactions fast on long pages. After a client-side navigation, or when the children change, it
 * renders immediately.
 */
export function WhenVisible({
  paintStep,
  children,
}: {
  /** The step of the document's first paint that draws it; none for the first screen. */
  paintStep: PaintStep | undefined;
  children: ReactNode;
}) {
  const { isServer } = useApp();
  const isHydrating = useIsHydrating() && !isServer;
  const ref = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => (isHydrating ? { ...createGate(), children } : undefined));
  const opened = gate?.children === children ? gate?.opened : undefined;

  useEffect(() => (gate && ref.current ? whenVisible(ref.current, gate.open) : undefined), [gate]);

  // Memoized: a dehydrated Suspense boundary that receives new props discards its server markup.
  const boundary = useMemo(
    () => (
      <Suspense fallback={null}>
        <Wait opened={opened}>{children}</Wait>
      </Suspense>
    ),
    [opened, children],
  );
  return (
    <AfterPaint ref={ref} step={paintStep}>
      {boundary}
    </AfterPaint>
  );
}

function Wait({ opened, children }: { opened: Promise<void> | undefined; children: ReactNode }) {
  if (opened !== undefined) use(opened);
  useAnnounceHydration();
  return children;
}
