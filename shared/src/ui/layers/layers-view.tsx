import { dismissToast, type OpenDialog, useLayers } from '@shop/shared/app';
import { DialogView } from '../dialog-view/dialog-view';
import { LoginToast } from '../login-toast/login-toast';
import { ToastList } from '../toast-view/toast-view';
import type { LayersProps } from './layers-props';
import { ShownSheetView } from './shown-sheet';

const dismiss = (id: number | string): void => dismissToast(Number(id));

export function LayersView({ hasTallHeader = false }: LayersProps) {
  const { toasts, notification, dialogs, sheets, isLoginToastDue } = useLayers();
  return (
    <>
      <ToastList toasts={toasts} notification={notification} onDismiss={dismiss} />
      <LoginToast isDue={isLoginToastDue} hasTallHeader={hasTallHeader} />
      {sheets.map((shown) => (
        <ShownSheetView key={shown.id} shown={shown} />
      ))}
      {dialogs.map((shown) => (
        <ShownDialogView key={shown.id} shown={shown} />
      ))}
    </>
  );
}

/**
 * A button resolves with its value; Escape and a click outside with undefined. The first result
 * counts.
 */
function ShownDialogView({ shown }: { shown: OpenDialog }) {
  const { buttons, close, id, ...rest } = shown;
  return (
    <DialogView
      open
      {...rest}
      buttons={buttons.map(({ value, callback, ...button }) => ({
        ...button,
        onClick: () => {
          callback?.();
          close(value);
        },
      }))}
      onClose={() => close(undefined)}
    />
  );
}
