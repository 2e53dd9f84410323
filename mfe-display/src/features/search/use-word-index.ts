import { useApp } from '@shop/shared/app';
import type { WordIndex } from '@shop/shared/domain';
import { useEffect, useState } from 'react';

/** The index of the document, once a field was focused. */
let shared: WordIndex | undefined;
let isLoading = false;

/** Suggestions from the device; undefined until the field was focused and the words are there. */
export function useWordIndex(isFocused: boolean): WordIndex | undefined {
  const app = useApp();
  const [index, setIndex] = useState(shared);
  useEffect(() => {
    if (!isFocused || isLoading) return;
    isLoading = true;
    import(/* webpackChunkName: "display.word-index" */ './word-index').then(
      async (code) => {
        isLoading = await code.loadWordIndex(app, (next) => {
          shared = next;
          setIndex(() => next);
        });
      },
      () => {
        // The server's suggestions remain; the next focus tries again.
        isLoading = false;
      },
    );
  }, [app, isFocused]);
  return index;
}
