/** A bounded queue in which clients take turns, so that the work of a client waits mostly for its own. */
export interface FairQueue<T> {
  /**
   * Adds an item. When the queue is full, the newest item of the client with most of them is taken
   * out; urgent ones only when no others wait.
   * @returns what was taken out, which may be the item itself
   */
  push(client: string, item: T, isUrgent?: boolean): T | undefined;
  /** The next client's oldest item. */
  shift(): T | undefined;
  readonly size: number;
}

interface Line<T> {
  items: T[];
  isUrgent: boolean;
}

/** @param capacity the most items that wait */
export function createFairQueue<T>(capacity: number): FairQueue<T> {
  const lines = new Map<string, Line<T>>();
  let size = 0;

  const takeFromLongest = (): T | undefined => {
    const all = [...lines];
    const ordinary = all.filter(([, { isUrgent }]) => !isUrgent);
    const [name, { items }] = (ordinary.length > 0 ? ordinary : all).reduce((a, b) =>
      b[1].items.length > a[1].items.length ? b : a,
    );
    if (items.length === 1) lines.delete(name);
    size -= 1;
    return items.pop();
  };

  return {
    push: (client, item, isUrgent = false) => {
      const name = isUrgent ? `urgent ${client}` : client;
      const line = lines.get(name) ?? { items: [], isUrgent };
      line.items.push(item);
      lines.set(name, line);
      size += 1;
      return size > capacity ? takeFromLongest() : undefined;
    },
    shift: () => {
      const first = lines.entries().next().value;
      if (!first) return undefined;
      const [name, line] = first;
      // Behind the others.
      lines.delete(name);
      const item = line.items.shift();
      if (line.items.length > 0) lines.set(name, line);
      size -= 1;
      return item;
    },
    get size() {
      return size;
    },
  };
}
