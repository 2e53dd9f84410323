declare global {
  /** See shell/src/server/early-press-script.ts. */
  var __shopPresses: { ready: () => void } | undefined;
}

export {};
