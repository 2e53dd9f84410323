import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../../config';

export interface ImageFolders {
  /** Pictures made; may be deleted at any time. */
  cache: string;
  /** Files that were brought in, by their sha256. */
  files: string;
}

/** A shop in memory keeps its pictures in a temporary folder. */
export function imageFolders({ dataDir }: Pick<Config, 'dataDir'>): ImageFolders {
  const root = dataDir === 'memory' ? join(tmpdir(), `shop-images-${process.pid}`) : dataDir;
  return { cache: join(root, 'images'), files: join(root, 'files') };
}
