import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../../config';

export interface ImageFolders {
  /** Rendered images; may be deleted at any time. */
  cache: string;
  /** Imported files by their sha256. */
  files: string;
}

/** An in-memory shop keeps its pictures in a temporary folder. */
export function imageFolders({ dataDir }: Pick<Config, 'dataDir'>): ImageFolders {
  const root = dataDir === 'memory' ? join(tmpdir(), `shop-images-${process.pid}`) : dataDir;
  return { cache: join(root, 'images'), files: join(root, 'files') };
}
