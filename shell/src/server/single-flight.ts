/** Equal work that is asked for while it runs is done once: its answer is everybody's. */
export function createSingleFlight<T>() {
  const running = new Map<string, Promise<T>>();
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const pending = running.get(key);
    if (pending) return pending;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
