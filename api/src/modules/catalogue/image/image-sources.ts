import type { ImageSource } from '../../../ports';

/** Combines sources: the first that has a key returns its picture. */
export function combineSources(sources: readonly ImageSource[]): ImageSource {
  const sourceOf = (key: string) => sources.find((source) => source.versionOf(key) !== undefined);
  return {
    versionOf: (key) => sourceOf(key)?.versionOf(key),
    isPublished: async (key) => sourceOf(key)?.isPublished?.(key),
    read: (key, signal) => {
      const source = sourceOf(key);
      if (!source) throw new Error(`No source has the picture "${key}".`);
      return source.read(key, signal);
    },
  };
}
