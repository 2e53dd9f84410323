import { useApp } from '@shop/shared/app';
import { isFirstLoginPopupDue, markFirstLoginPopupSeen } from '@shop/shared/app/login';
import type { Popup } from '@shop/shared/contracts';
import { useEffect, useRef, useState } from 'react';
import { observeHalfVisible } from '../viewport/observe-half-visible';
import { PopupBox } from './popup-box';
import { popupMemory } from './popup-memory';

const idOf = ({ popupNo }: Popup) => `p${popupNo}` as const;

/** The popup of the first login while it is due, else the first that is not hidden. */
export function choosePopup(popups: readonly Popup[], nowMs: number): Popup | undefined {
  if (isFirstLoginPopupDue()) return popups.find(({ audience }) => audience === 'firstLogin');
  return popups.find(
    (popup) => popup.audience === 'all' && !popupMemory.isHidden(idOf(popup), nowMs),
  );
}

/** At most one popup of a screen at a time; a closed one is not followed by the next. */
export function PlacePopup({ popups }: { popups: readonly Popup[] }) {
  const app = useApp();
  const ref = useRef<HTMLDivElement>(null);
  const [popup, setPopup] = useState(() => choosePopup(popups, app.now()));
  const isWelcome = popup?.audience === 'firstLogin';
  useEffect(() => {
    if (isWelcome && ref.current) return observeHalfVisible(ref.current, markFirstLoginPopupSeen);
  }, [isWelcome]);
  if (!popup) return null;
  return (
    <div ref={ref}>
      <PopupBox
        id={idOf(popup)}
        title={popup.title}
        item={popup.item}
        hideDays={popup.hideDays}
        onHidden={() => setPopup(undefined)}
      />
    </div>
  );
}
