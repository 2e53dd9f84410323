/** What the threads that render do now. */
export interface RenderLoad {
  threads: number;
  /** Jobs in threads. */
  running: number;
  /** Jobs that wait for a thread. */
  waiting: number;
  /** Jobs that were refused since the start: too many waited, or the thread was lost or too slow. */
  refused: number;
}
