import { useApp, useModalParam } from '@shop/shared/app';
import { lazy } from '@shop/shared/ui';
import { type ReactNode, useRef } from 'react';

const sheet = lazy(() =>
  import(/* webpackChunkName: "check-sheet" */ './check-sheet').then(
    ({ CheckSheet }) => CheckSheet,
  ),
);

const CHECK_MODAL = 'identity-check';

export interface IdentityCheck {
  /** Runs at once within ten minutes of a check, else after it. */
  need: (run: () => void) => void;
  preload: () => void;
  /** To be drawn once by the page. */
  layer: ReactNode;
}

/** Asks for a code on the member's phone before what is personal is shown or changed. */
export function useIdentityCheck(
  profile: { phone: string; checkedUntil: string | null } | undefined,
  /** Reads the profile anew. */
  onChecked: () => Promise<unknown>,
): IdentityCheck {
  const app = useApp();
  const modal = useModalParam(CHECK_MODAL);
  const next = useRef<() => void>(undefined);
  const need = (run: () => void) => {
    if (profile?.checkedUntil && Date.parse(profile.checkedUntil) > app.now()) return run();
    next.current = run;
    modal.open();
  };
  const handleChecked = async () => {
    await onChecked();
    modal.close();
    next.current?.();
    next.current = undefined;
  };
  const layer = profile && modal.isOpen && (
    <sheet.Component open phone={profile.phone} onClose={modal.close} onChecked={handleChecked} />
  );
  return { need, preload: sheet.preload, layer };
}
