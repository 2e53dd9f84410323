import { ApiError } from '@shop/shared/app';
import { type Envelope, type UploadedFile, uploadCalls } from '@shop/shared/contracts';
import type { UploadPurpose } from '@shop/shared/domain';

export interface FileToSend {
  file: File;
  purpose: UploadPurpose;
  /** The same for a repeat, so that a lost response does not store the file twice. */
  idempotencyKey: string;
  /** 0–100; 100 while the shop decodes the picture. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

const TIMEOUT_MS = 120_000;

const networkError = () => new ApiError(0, 'NETWORK', '인터넷 연결을 확인해 주세요');

function readReply(request: XMLHttpRequest): UploadedFile {
  const response = request.response as Partial<Envelope<UploadedFile>> | null;
  if (request.status < 300 && response?.code === '0000' && response.payload)
    return response.payload;
  throw new ApiError(
    request.status,
    response?.code ?? 'INVALID_RESPONSE',
    response?.message || '잠시 후 다시 시도해 주세요',
  );
}

/** Sends one file. By XMLHttpRequest, because `fetch` tells no progress. Rejects with `ApiError`. */
export const sendFile = ({ file, purpose, idempotencyKey, onProgress, signal }: FileToSend) =>
  new Promise<UploadedFile>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api${uploadCalls.create.path}?purpose=${purpose}`);
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('idempotency-key', idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    request.onload = () => {
      try {
        resolve(readReply(request));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(networkError());
    request.ontimeout = () => reject(new ApiError(0, 'TIMEOUT', '응답이 늦어지고 있어요'));
    request.onabort = () => reject(new DOMException('Removed', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
