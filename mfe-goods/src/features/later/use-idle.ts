import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** True once the browser has had nothing better to do: the moment to bring in a sheet's code. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
