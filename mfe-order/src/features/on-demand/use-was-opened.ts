import { useState } from 'react';

/** True from the first opening on: a layer stays mounted, so that it can close with its animation. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened || isOpen;
}
