export function makeWhole(
  paths: { dist: string; folder: string; stamp: string },
  compile: () => Promise<void>,
): Promise<void>;
