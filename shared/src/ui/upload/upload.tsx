import { useApp, useStore } from '@shop/shared/app';
import { MAX_UPLOAD_BYTES, type UploadPurpose, uploadPurposes } from '@shop/shared/domain';
import { useEffect, useState } from 'react';
import type { FileState, FileUploadProps } from '../file-upload/file-upload';
import { UploadQueue } from './upload-queue';

/** Pictures that are being sent for one request. */
export interface Uploads {
  /** Props of a `FileUpload`, besides its label. */
  field: Pick<FileUploadProps, 'files' | 'onChange' | 'maxCount' | 'maxSizeMb' | 'stateOf'>;
  /** Numbers of the stored pictures in their order: what the request names. */
  fileNos: string[];
  /** Some are on their way: the request waits for them. */
  isSending: boolean;
  /** Some could not be sent: the shopper retries or removes them. */
  hasFailed: boolean;
}

/**
 * Sends pictures to the shop as they are selected, with progress, refusals by name and retry:
 * `<FileUpload label="사진 첨부" {...uploads.field} />`.
 */
export function useUploads(purpose: UploadPurpose): Uploads {
  const app = useApp();
  const [queue] = useState(() => new UploadQueue(app, purpose));
  const uploads = useStore(queue.uploads);
  useEffect(() => () => queue.stop(), [queue]);

  const stateOf = (file: File): FileState | undefined => {
    const upload = uploads.find((one) => one.file === file);
    if (upload?.state === 'failed')
      return {
        problem: `‘${file.name}’ 사진을 올리지 못했어요. ${upload.problem}`,
        onRetry: upload.canRetry ? () => queue.retry(file) : undefined,
      };
    return upload && upload.state !== 'done' ? { percent: upload.percent } : undefined;
  };
  return {
    field: {
      files: uploads.map(({ file }) => file),
      onChange: (files) => queue.setFiles(files),
      maxCount: uploadPurposes[purpose].maxCount,
      maxSizeMb: MAX_UPLOAD_BYTES / 1_000_000,
      stateOf,
    },
    fileNos: uploads.flatMap(({ stored }) => (stored ? [stored.fileNo] : [])),
    isSending: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    hasFailed: uploads.some(({ state }) => state === 'failed'),
  };
}
