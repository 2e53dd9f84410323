import { useApp } from '@shop/shared/app';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DrawnFragment } from './drawn-fragment';
import type { FragmentDrawing } from './fragment-slot-props';
import { loadOnce } from './load-fragment';
import { readyFragment } from './ready-fragment';

const isBelowScreen = (element: Element): boolean =>
  element.getBoundingClientRect().top >= innerHeight;

/**
 * A fragment of a place that may be empty: drawn at once when it is there, and later only below the
 * screen, where it moves nothing that is seen. Else it is there when the page is opened again.
 */
export function UnseenFragment(props: FragmentDrawing) {
  const app = useApp();
  const ref = useRef<HTMLDivElement>(null);
  const isThere = () => readyFragment(app, props.slot.fragment) !== undefined;
  const [isDrawn, setDrawn] = useState(isThere);
  const wait = useEffectEvent(async () => {
    await loadOnce(app, props);
    if (!isThere() || !ref.current || !isBelowScreen(ref.current)) return;
    app.fragments.running.delete(props.useKey);
    setDrawn(true);
  });
  useEffect(() => {
    if (!isDrawn) void wait();
  }, [isDrawn]);
  return isDrawn ? <DrawnFragment {...props} /> : <div ref={ref} />;
}
