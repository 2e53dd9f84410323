import { like, localStore } from '@shop/shared/app';

export const AREA_KEY = 'shop.goods.area';

/** The area that was chosen on this device. */
export interface ChosenArea {
  zip: string;
  /** 서울 강남구 */
  place: string;
}

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Undefined on the server, and when what is stored is none. */
function read(): ChosenArea | undefined {
  const stored = localStore.get(AREA_KEY, like<ChosenArea>({ zip: '', place: '' }));
  return stored && /^\d{5}$/.test(stored.zip) ? stored : undefined;
}

export const chosenArea = {
  /** A text, because the snapshots of one state must be equal. */
  snapshot: (): string => {
    const area = read();
    return area ? `${area.zip}${area.place}` : '';
  },
  parse: (snapshot: string): ChosenArea | undefined =>
    snapshot ? { zip: snapshot.slice(0, 5), place: snapshot.slice(5) } : undefined,
  choose(area: ChosenArea): void {
    localStore.set(AREA_KEY, area);
    notify();
  },
  clear(): void {
    localStore.remove(AREA_KEY);
    notify();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
