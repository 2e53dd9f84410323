import { dismissToast, type ShownDialog, useLayers } from '@shop/shared/app';
import { DialogView } from '../dialog-view/dialog-view';
import { ToastList } from '../toast-view/toast-view';

const dismiss = (id: number | string): void => dismissToast(Number(id));

export function LayersView() {
  const { toasts, notification, dialogs } = useLayers();
  return (
    <>
      <ToastList toasts={toasts} {...(notification ? { notification } : {})} onDismiss={dismiss} />
      {dialogs.map((shown) => (
        <ShownDialogView key={shown.id} shown={shown} />
      ))}
    </>
  );
}

/** A button answers with its value; Escape and a press outside with nothing. The first answer counts. */
function ShownDialogView({ shown }: { shown: ShownDialog }) {
  const { buttons, close, id, durationMs, ...rest } = shown;
  return (
    <DialogView
      open
      {...rest}
      {...(durationMs === undefined ? {} : { durationMs })}
      buttons={buttons.map(({ value, ...button }) => ({ ...button, onPress: () => close(value) }))}
      onClose={() => close(undefined)}
    />
  );
}
