import { useState } from 'react';

/** Numbers that the member has ticked. What left the list is no longer selected. */
export function useSelection(present: readonly number[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const chosen = present.filter((no) => ticked.has(no));
  return {
    chosen,
    isChosen: (no: number) => ticked.has(no),
    toggle: (no: number) => {
      const next = new Set(ticked);
      if (!next.delete(no)) next.add(no);
      setTicked(next);
    },
    toggleAll: () => setTicked(new Set(chosen.length === present.length ? [] : present)),
    clear: () => setTicked(new Set()),
  };
}
