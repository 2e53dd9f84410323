import { like, localStore } from '@shop/shared/app';
import { MAX_COMPARED } from './compared-goods';

export const COMPARE_KEY = 'shop.goods.compare';

/** Goods of one top category, which are to be compared. */
interface Stored {
  categoryNo: number;
  goodsNos: number[];
}

const none: Stored = { categoryNo: 0, goodsNos: [] };
const isStored = like<Stored>({ categoryNo: 0, goodsNos: [0] });

const isNo = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function read(): Stored {
  const { categoryNo, goodsNos } = localStore.get(COMPARE_KEY, isStored) ?? none;
  return { categoryNo, goodsNos: goodsNos.filter(isNo).slice(0, MAX_COMPARED) };
}

const listeners = new Set<() => void>();

function write(next: Stored): void {
  localStore.set(COMPARE_KEY, next);
  for (const listener of listeners) listener();
}

export type AddOutcome = 'added' | 'full' | 'otherKind';

/** 상품 비교 of this device. Empty on the server. */
export const compareList = {
  list: (): number[] => read().goodsNos,
  add(goodsNo: number, categoryNo: number): AddOutcome {
    const { categoryNo: kind, goodsNos } = read();
    if (goodsNos.includes(goodsNo)) return 'added';
    if (goodsNos.length > 0 && kind !== categoryNo) return 'otherKind';
    if (goodsNos.length >= MAX_COMPARED) return 'full';
    write({ categoryNo, goodsNos: [...goodsNos, goodsNo] });
    return 'added';
  },
  remove(removed: readonly number[]): void {
    const stored = read();
    write({ ...stored, goodsNos: stored.goodsNos.filter((goodsNo) => !removed.includes(goodsNo)) });
  },
  subscribe(listener: () => void): () => void {
    const listenToOtherTabs = ({ key }: StorageEvent) => {
      if (key === COMPARE_KEY) listener();
    };
    listeners.add(listener);
    globalThis.addEventListener('storage', listenToOtherTabs);
    return () => {
      listeners.delete(listener);
      globalThis.removeEventListener('storage', listenToOtherTabs);
    };
  },
};
