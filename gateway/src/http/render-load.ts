/** Current load of the render threads. */
export interface RenderLoad {
  threads: number;
  /** Jobs that threads are running. */
  running: number;
  /** Jobs that wait for a thread. */
  waiting: number;
  /** Jobs refused since the start, because too many waited, or the thread was lost or too slow. */
  refused: number;
}
