/** A bounded queue in which clients take turns, so that the work of a client waits mostly for its own. */
export interface FairQueue<T> {
  /**
   * Adds an item. When the queue is full, the newest item of the client with most of them is taken
   * out.
   * @returns what was taken out, which may be the item itself
   */
  push(client: string, item: T): T | undefined;
  /** The next client's oldest item. */
  shift(): T | undefined;
  readonly size: number;
}

/** @param capacity the most items that wait */
export function createFairQueue<T>(capacity: number): FairQueue<T> {
  const lines = new Map<string, T[]>();
  let size = 0;

  const takeFromLongest = (): T | undefined => {
    const [client, line] = [...lines].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    if (line.length === 1) lines.delete(client);
    size -= 1;
    return line.pop();
  };

  return {
    push: (client, item) => {
      const line = lines.get(client) ?? [];
      line.push(item);
      lines.set(client, line);
      size += 1;
      return size > capacity ? takeFromLongest() : undefined;
    },
    shift: () => {
      const first = lines.entries().next().value;
      if (!first) return undefined;
      const [client, line] = first;
      // Behind the others.
      lines.delete(client);
      const item = line.shift();
      if (line.length > 0) lines.set(client, line);
      size -= 1;
      return item;
    },
    get size() {
      return size;
    },
  };
}
