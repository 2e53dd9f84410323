import { useApp } from '@shop/shared/app';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { ErrorBox } from '../error-box/error-box';
import { FragmentBoundary } from './fragment-boundary';
import type { FragmentDrawing } from './fragment-slot-props';
import { loadOnce } from './load-fragment';
import { readyFragment } from './ready-fragment';

/** React reads the mark and does not suspend. */
const ready = Object.assign(Promise.resolve(), { status: 'fulfilled' });

/** Suspends until code and data are there, and offers another try after a failure, and makes one when the connection is back. */
export function DrawnFragment(props: FragmentDrawing) {
  const {
    slot: { fragment, className, failedText },
    useKey,
  } = props;
  const app = useApp();
  const { running } = app.fragments;
  const [tries, setTries] = useState(0);
  const Component = readyFragment(app, fragment);
  // The same promise until it is drawn, as React wants it.
  use(running.get(useKey) ?? (Component ? ready : loadOnce(app, props)));
  useEffect(() => {
    if (Component) running.delete(useKey);
  });
  const retry = () => {
    running.delete(useKey);
    setTries(tries + 1);
  };
  const retryOnline = useEffectEvent(retry);
  const hasFailed = !Component;
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', retryOnline);
    return () => removeEventListener('online', retryOnline);
  }, [hasFailed]);
  const failed = failedText && (
    <div className={className}>
      <ErrorBox message={failedText} onRetry={retry} />
    </div>
  );
  if (!Component) return failed;
  return (
    <FragmentBoundary key={tries} fallback={failed}>
      <div className={className}>
        <Component {...fragment.props} />
      </div>
    </FragmentBoundary>
  );
}
