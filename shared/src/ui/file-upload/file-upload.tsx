import { type ChangeEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { FieldError } from '../field/field';
import { CameraIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { admitFiles, fileKey, moveFile } from './file-rules';
import { type FileState, FileTile } from './file-tile';
import styles from './file-upload.module.css';

export type { FileState } from './file-tile';

export interface FileUploadProps {
  /** 사진 첨부 */
  label: string;
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** Default 10. */
  maxCount?: number;
  /** Size per file, in megabytes. Default 10. */
  maxSizeMb?: number;
  /** Media types. Default JPEG, PNG, WebP. */
  accept?: readonly string[];
  /** For files that are sent as they are selected; see `useUploads` of `@shop/shared/ui/upload`. */
  stateOf?: ((file: File) => FileState | undefined) | undefined;
}

const PHOTOS = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Picture upload: selected or taken photos with preview, reordering and removal. */
export function FileUpload({
  label,
  files,
  onChange,
  maxCount = 10,
  maxSizeMb = 10,
  accept = PHOTOS,
  stateOf,
}: FileUploadProps) {
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');
  /** The accessible name of the element to focus after a change. */
  const focusNext = useRef<string>(undefined);
  const isFull = files.length >= maxCount;
  const problem = error ?? files.map((file) => stateOf?.(file)?.problem).find(Boolean);

  useLayoutEffect(() => {
    const name = focusNext.current;
    if (name === undefined) return;
    focusNext.current = undefined;
    const controls = rootRef.current?.querySelectorAll<HTMLElement>('button, input') ?? [];
    const next = [...controls].find((control) => control.getAttribute('aria-label') === name);
    (next ?? controls[0])?.focus();
  });

  const change = (next: File[], sentence: string, problem?: string) => {
    setError(problem);
    setSaid(sentence);
    onChange(next);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const limits = { maxCount, maxSizeMb, accept };
    const admitted = admitFiles(files, [...(event.target.files ?? [])], limits);
    // Allows the same file to be selected again after it was removed.
    event.target.value = '';
    change(admitted.files, `${admitted.files.length}장을 골랐어요`, admitted.error);
  };
  const remove = (file: File) => {
    const next = files.filter((other) => other !== file);
    const neighbour = next[Math.min(files.indexOf(file), next.length - 1)];
    focusNext.current = neighbour ? `${neighbour.name} 삭제` : '';
    change(next, `${file.name} 삭제했어요. ${next.length}장이 남았어요`);
  };
  const move = (file: File, step: 1 | -1) => {
    focusNext.current = `${file.name} ${step === 1 ? '뒤로' : '앞으로'} 옮기기`;
    const next = moveFile(files, file, step);
    change(next, `${file.name}, ${next.length}장 중 ${next.indexOf(file) + 1}번째`);
  };

  return (
    <div ref={rootRef}>
      <div className={styles.row}>
        <label className={styles.add} data-full={isFull || undefined}>
          <CameraIcon />
          <span>{label}</span>
          <span className={styles.count}>
            {files.length}/{maxCount}
          </span>
          <input
            type="file"
            multiple={maxCount > 1}
            className={styles.input}
            accept={accept.join(',')}
            disabled={isFull}
            aria-describedby={problem ? `${id}-error` : undefined}
            onChange={handleChange}
          />
        </label>
        {files.length > 0 && (
          <ul className={styles.files} aria-label={`${label} 목록`}>
            {files.map((file, at) => (
              <FileTile
                key={fileKey(file)}
                file={file}
                state={stateOf?.(file)}
                isFirst={at === 0}
                isLast={at === files.length - 1}
                onMove={(step) => move(file, step)}
                onRemove={() => remove(file)}
              />
            ))}
          </ul>
        )}
      </div>
      <FieldError id={`${id}-error`} error={problem} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
