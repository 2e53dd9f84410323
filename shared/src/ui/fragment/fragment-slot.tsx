import { type App, type FragmentUse, useApp } from '@shop/shared/app';
import { Suspense, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ErrorBox } from '../error-box/error-box';
import { SkeletonGroup, TextSkeleton } from '../skeleton/skeleton';
import { FragmentBoundary } from './fragment-boundary';
import { fragmentKey } from './fragment-key';
import { readyFragment } from './ready-fragment';

interface FragmentSlotProps {
  /** The same value that the route's `load` names, where the server renders it. */
  fragment: FragmentUse;
  /** A class with the `min-height` of what is drawn, for the time until it is. */
  className?: string | undefined;
  /** What could not be loaded, in a sentence. Absent: the place may be empty, and is until it is drawn. */
  failedText?: string;
}

const never = () => () => {};

/** The chunk's name is known to the gateway. A page that the server has rendered keeps its markup. */
const load = (app: App, fragment: FragmentUse, isRendered: boolean): Promise<unknown> =>
  import(/* webpackChunkName: "load-fragments" */ '@shop/shared/app/fragments').then(
    ({ prepareFragment }) => prepareFragment(app, fragment, isRendered),
    () => isRendered && new Promise(never),
  );

/** React reads the mark and does not suspend. */
const ready = Object.assign(Promise.resolve(), { status: 'fulfilled' });

/**
 * A part of the page that another remote draws. What the server has rendered stays until the code is
 * there; else the place keeps its height until code and data are. A failure shows 다시 시도 in it. A place
 * that may be empty (no `failedText`) has no height of its own and stays empty after a failure.
 */
export function FragmentSlot(slot: FragmentSlotProps) {
  const { rendered } = useApp().fragments;
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const key = fragmentKey(slot.fragment);
  const isRendered = rendered.has(key);
  const [isFromServer] = useState(isHydrating && isRendered);
  const isDrawn = isRendered || !isHydrating;
  // Kept for one fragment: a dehydrated Suspense boundary that receives new props discards the
  // server's markup.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the fragment
  return useMemo(() => {
    const waiting = slot.failedText && (
      <SkeletonGroup className={slot.className}>
        <TextSkeleton />
      </SkeletonGroup>
    );
    return (
      <Suspense key={key} fallback={waiting}>
        {isDrawn ? <Drawn slot={slot} useKey={key} isFromServer={isFromServer} /> : waiting}
      </Suspense>
    );
  }, [key, isDrawn]);
}

interface DrawnProps {
  slot: FragmentSlotProps;
  useKey: string;
  isFromServer: boolean;
}

function Drawn({ slot: { fragment, className, failedText }, useKey, isFromServer }: DrawnProps) {
  const app = useApp();
  const { running } = app.fragments;
  const [tries, setTries] = useState(0);
  const Component = readyFragment(app, fragment);
  // The same promise until it is drawn, as React wants it.
  const loading = running.get(useKey) ?? (Component ? ready : load(app, fragment, isFromServer));
  if (loading !== ready) running.set(useKey, loading);
  use(loading);
  useEffect(() => {
    if (Component) running.delete(useKey);
  });
  const retry = () => {
    running.delete(useKey);
    setTries(tries + 1);
  };
  const failed = failedText && (
    <div className={className}>
      <ErrorBox message={failedText} onRetry={retry} />
    </div>
  );
  if (!Component) return failed;
  return (
    <FragmentBoundary key={tries} fallback={failed}>
      <div>
        <Component {...fragment.props} />
      </div>
    </FragmentBoundary>
  );
}
