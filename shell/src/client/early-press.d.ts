declare global {
  /** See shell/src/boot/early-press-script.ts. */
  var __shopPresses: { ready: () => void } | undefined;
}

export {};
