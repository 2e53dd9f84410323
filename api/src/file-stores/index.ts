import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config';
import type { AdapterDeps } from '../platform/deps';
import type { FileStore } from '../ports/index';
import { createFolderStore } from './folder-store';
import { createS3Store } from './s3-store';

/** An in-memory shop keeps its files in a temporary folder. */
const folderOf = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  dataDir === 'memory' ? join(tmpdir(), `shop-uploads-${process.pid}`) : join(dataDir, 'uploads');

/** The configured file store. */
export const createFileStore = ({ config, clock }: AdapterDeps): FileStore =>
  config.s3 ? createS3Store(config.s3, clock) : createFolderStore(folderOf(config));
