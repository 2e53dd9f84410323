import { useApp } from '@shop/shared/app';
import { Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { SkeletonGroup, TextSkeleton } from '../skeleton/skeleton';
import { DrawnFragment } from './drawn-fragment';
import { fragmentKey } from './fragment-key';
import type { FragmentSlotProps } from './fragment-slot-props';
import { UnseenFragment } from './unseen-fragment';

const never = () => () => {};

/**
 * A part of the page that another remote draws. What the server has rendered stays until the code is
 * there; else the place has the height of its class from the start. A failure shows 다시 시도 in it. A place
 * that may be empty (no `failedText`) has no height of its own and stays empty after a failure, and when
 * it comes late and would move what is seen.
 */
export function FragmentSlot(slot: FragmentSlotProps) {
  const {
    fragments: { rendered },
    prepareFragment,
  } = useApp();
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
    // Alone and in the design reference nothing loads fragments with their page.
    const isLateDrawn = slot.failedText || isFromServer || !prepareFragment;
    const Part = isLateDrawn ? DrawnFragment : UnseenFragment;
    return (
      <Suspense key={key} fallback={waiting}>
        {isDrawn ? <Part slot={slot} useKey={key} isFromServer={isFromServer} /> : waiting}
      </Suspense>
    );
  }, [key, isDrawn]);
}
