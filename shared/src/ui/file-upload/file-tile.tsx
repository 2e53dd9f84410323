import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icon';
import { FilePreview } from './file-preview';
import styles from './file-upload.module.css';

interface FileTileProps {
  file: File;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** One selected file with preview, remove and move buttons. */
export function FileTile({ file, isFirst, isLast, onMove, onRemove }: FileTileProps) {
  return (
    <li className={styles.file}>
      <FilePreview file={file} className={styles.preview} />
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
