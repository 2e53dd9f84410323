import { type ChangeEvent, useId, useState } from 'react';
import { FieldError } from '../field/field';
import { CameraIcon, CloseIcon } from '../icon';
import { FilePreview } from './file-preview';
import { admitFiles } from './file-rules';
import styles from './file-upload.module.css';

export interface FileUploadProps {
  /** 사진 첨부 */
  label: string;
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** Default 10. */
  maxCount?: number;
  /** Of one file, in megabytes. Default 10. */
  maxSizeMb?: number;
  /** Media types. Default JPEG, PNG, WebP. */
  accept?: readonly string[];
}

const PHOTOS = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Photos to send along: chosen or taken, seen at once, taken away again by name. */
export function FileUpload({
  label,
  files,
  onChange,
  maxCount = 10,
  maxSizeMb = 10,
  accept = PHOTOS,
}: FileUploadProps) {
  const id = useId();
  const [error, setError] = useState<string>();

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const admitted = admitFiles(files, [...(event.target.files ?? [])], {
      maxCount,
      maxSizeMb,
      accept,
    });
    // The same file can be chosen again after it was taken away.
    event.target.value = '';
    setError(admitted.error);
    onChange(admitted.files);
  };
  const remove = (file: File) => {
    setError(undefined);
    onChange(files.filter((other) => other !== file));
  };
  return (
    <div>
      <div className={styles.row}>
        <label className={styles.add} data-full={files.length >= maxCount || undefined}>
          <CameraIcon />
          <span>{label}</span>
          <span className={styles.count}>
            {files.length}/{maxCount}
          </span>
          <input
            type="file"
            multiple
            className={styles.input}
            accept={accept.join(',')}
            disabled={files.length >= maxCount}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={handleChange}
          />
        </label>
        {files.length > 0 && (
          <ul className={styles.files} aria-label={`${label} 목록`}>
            {files.map((file) => (
              <li key={`${file.name}-${file.lastModified}-${file.size}`} className={styles.file}>
                <FilePreview file={file} className={styles.preview} />
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`${file.name} 삭제`}
                  onClick={() => remove(file)}
                >
                  <CloseIcon size={14} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
