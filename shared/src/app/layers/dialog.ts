import { type DialogButton, type DialogRequest, layers, nextLayerId } from './layers';

const OK: DialogButton = { text: '확인', type: 'primary', value: true };

function open(request: DialogRequest): Promise<unknown> {
  return new Promise((resolve) => {
    const id = nextLayerId();
    const close = (value?: unknown) => {
      layers.setState((state) => ({ dialogs: state.dialogs.filter((shown) => shown.id !== id) }));
      resolve(value);
    };
    layers.setState((state) => ({
      dialogs: [...state.dialogs, { buttons: [OK], ...request, id, close }],
    }));
  });
}

type DialogText = Pick<DialogRequest, 'title' | 'content' | 'theme'>;

/** Dialogs that wait for an answer. Several can be stacked. */
export const dialog = {
  open,
  async alert(request: DialogText & { okText?: string }): Promise<void> {
    await open({ ...request, buttons: [{ ...OK, text: request.okText ?? OK.text }] });
  },
  /** Resolves to true for the yes button, to false for the no button and for dismissal. */
  async confirm(request: DialogText & { yesText?: string; noText?: string }): Promise<boolean> {
    const result = await open({
      ...request,
      buttons: [
        { text: request.noText ?? '아니요', type: 'cancel', value: false },
        { text: request.yesText ?? '예', type: 'primary', value: true },
      ],
    });
    return result === true;
  },
};
