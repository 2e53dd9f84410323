import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icon';
import { ProgressBar } from '../progress-bar/progress-bar';
import { FilePreview } from './file-preview';
import styles from './file-upload.module.css';

/** How far a file that is sent at once is; undefined when it needs no word. */
export type FileState =
  | { percent: number; problem?: undefined }
  | { problem: string; onRetry: (() => void) | undefined };

interface FileTileProps {
  file: File;
  state: FileState | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** Over the preview: how far the file is, or that it failed. */
function TileState({ name, state }: { name: string; state: FileState }) {
  if (state.problem === undefined)
    return (
      <div className={styles.state}>
        <ProgressBar label={`${name} 올리는 중`} value={state.percent} max={100} />
      </div>
    );
  return (
    <div className={styles.state} data-failed="">
      {state.onRetry ? (
        <button
          type="button"
          className={styles.retry}
          aria-label={`${name} 다시 올리기`}
          onClick={state.onRetry}
        >
          다시 시도
        </button>
      ) : (
        <span>올릴 수 없음</span>
      )}
    </div>
  );
}

/** One selected file with preview, remove and move buttons. */
export function FileTile({ file, state, isFirst, isLast, onMove, onRemove }: FileTileProps) {
  return (
    <li className={styles.file}>
      <div className={styles.picture}>
        <FilePreview file={file} className={styles.preview} />
        {state && <TileState name={file.name} state={state} />}
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={`${file.name} 삭제`}
        onClick={onRemove}
      >
        <CloseIcon size={14} />
      </button>
      {!(isFirst && isLast) && (
        <div className={styles.moves}>
          <button
            type="button"
            className={styles.move}
            aria-label={`${file.name} 앞으로 옮기기`}
            aria-disabled={isFirst}
            onClick={() => !isFirst && onMove(-1)}
          >
            <ChevronLeftIcon size={16} />
          </button>
          <button
            type="button"
            className={styles.move}
            aria-label={`${file.name} 뒤로 옮기기`}
            aria-disabled={isLast}
            onClick={() => !isLast && onMove(1)}
          >
            <ChevronRightIcon size={16} />
          </button>
        </div>
      )}
    </li>
  );
}
