/** One window of a browser. */
export interface Session {
  /** Begins to load a document. */
  go(url: string): Promise<void>;
  /** Runs the body of a function in the page; arguments and result are JSON. */
  run<Result>(body: string, ...args: unknown[]): Promise<Result>;
  /** Presses and releases the pointer, in px of the window. */
  click(x: number, y: number): Promise<void>;
  /** @returns PNG */
  picture(): Promise<Buffer>;
  /** Errors that were written to the console so far. */
  errors(): string[];
  /** Ends the browser. */
  end(): Promise<void>;
}

export interface Window {
  width: number;
  height: number;
  userAgent?: string | undefined;
}

/** The function that `run` calls: arguments and result pass as one text, whatever the protocol makes of objects. */
export const textFunction = (body: string): string =>
  `(text) => JSON.stringify((function () { ${body} }).apply(null, JSON.parse(text)) ?? null)`;
