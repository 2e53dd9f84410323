import { layers, nextLayerId, type SheetRequest } from './layers';

/**
 * Opens a sheet or modal over the current page and resolves to the value its content closes with;
 * to undefined when it is dismissed or the page is left. A layer that a link should open belongs in
 * the query instead: `useModalParam`.
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

/** For the shell: removes a sheet after its exit animation. */
export const removeSheet = (id: number): void =>
  layers.setState(({ sheets }) => ({ sheets: sheets.filter((shown) => shown.id !== id) }));
