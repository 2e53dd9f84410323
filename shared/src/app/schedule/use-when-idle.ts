import { useEffect, useState } from 'react';
import { whenIdle } from './schedule';

/** True once the browser has been idle, not before `delayMs` have passed. False on the server and during hydration. */
export function useWhenIdle(delayMs = 0): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), delayMs), [delayMs]);
  return isIdle;
}
