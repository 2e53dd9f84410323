import { type ReactNode, useEffect, useRef } from 'react';

/** Clicks the button of this name when it is rendered, for states that only a click opens. */
export function Pressed({ name, children }: { name: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = [...(ref.current?.querySelectorAll('button') ?? [])];
    buttons.find(({ textContent }) => textContent === name)?.click();
  }, [name]);
  return <div ref={ref}>{children}</div>;
}
