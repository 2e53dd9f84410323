import { layers, nextLayerId, type SheetRequest } from './layers';

/**
 * Opens a sheet or modal over whatever page stands there and resolves to what its content answers;
 * to undefined when it is closed otherwise, or the page is left. One that a link should be able to
 * open lives in the query instead: `useModalParam`.
 */
export function openSheet<T>(request: SheetRequest<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const id = nextLayerId();
    const close = (value?: unknown) => {
      layers.setState(({ sheets }) => ({
        sheets: sheets.map((shown) => (shown.id === id ? { ...shown, isOpen: false } : shown)),
      }));
      resolve(value as T | undefined);
    };
    const shown = { ...(request as SheetRequest), id, close, isOpen: true };
    layers.setState(({ sheets }) => ({ sheets: [...sheets, shown] }));
  });
}

/** For the shell: the sheet has left the screen. */
export const removeSheet = (id: number): void =>
  layers.setState(({ sheets }) => ({ sheets: sheets.filter((shown) => shown.id !== id) }));
