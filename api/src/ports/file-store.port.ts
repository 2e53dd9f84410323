import { unavailable } from '../platform/errors';

/** Keeps private files by key; a key is written once. Nobody but the api reads it. */
export interface FileStore {
  put(key: string, bytes: Buffer, signal?: AbortSignal): Promise<void>;
  /** @throws AppError 404 when there is no such file. */
  read(key: string, signal?: AbortSignal): Promise<Buffer>;
  /** Does nothing when there is no such file. */
  remove(key: string, signal?: AbortSignal): Promise<void>;
}

export const filesDown = () =>
  unavailable(
    'FILES_DOWN',
    '지금은 사진을 저장하거나 불러올 수 없어요. 잠시 후 다시 시도해 주세요.',
  );
