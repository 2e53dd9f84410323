import { useLocation, useNavigate, usePageIsShown } from '@shop/shared/app';
import type { GoodsDetail } from '@shop/shared/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { startLines } from '../buy/order-lines';
import { type Choice, readChoice, withChoice } from './choice-in-url';

/**
 * The chosen options and lines of one goods. They are part of the address, so that a reload keeps
 * them and they can be shared; goods without options have one line from the start.
 */
export function useChoice({ options, limits }: GoodsDetail) {
  const location = useLocation();
  const navigate = useNavigate();
  const isShown = usePageIsShown();
  const search = new URLSearchParams(location.search);
  const hasOptions = options.groups.length > 0;
  const empty: Choice = { chosen: [], lines: startLines(options, limits) };
  const [choice, setChoice] = useState<Choice>(() =>
    hasOptions ? readChoice(search, options) : empty,
  );
  const wanted = hasOptions ? withChoice(search, choice) : undefined;

  const write = useEffectEvent(() => {
    const current = withChoice(search, readChoice(search, options));
    if (!wanted || wanted === current || !isShown) return;
    void navigate(
      { pathname: location.pathname, search: wanted, hash: location.hash },
      { replace: true, state: location.state },
    );
  });
  // Also after Back from the sheet, whose entry below has the choice of before.
  useEffect(() => {
    if (wanted) write();
  }, [wanted]);

  return { choice, setChoice, clear: () => setChoice(empty) };
}
