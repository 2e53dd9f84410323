import type { UploadedFile } from '@shop/shared/contracts';
import { CloseIcon } from '@shop/shared/ui';
import styles from './review-form.module.css';

interface KeptPhotosProps {
  photos: readonly UploadedFile[];
  onRemove: (fileNo: string) => void;
}

/** The photos that the review has already; each can be left out. */
export const KeptPhotos = ({ photos, onRemove }: KeptPhotosProps) => (
  <ul className={styles.kept} aria-label="올린 사진">
    {photos.map(({ fileNo, url, widthPx, heightPx }, at) => (
      <li key={fileNo} className={styles.photo}>
        <img src={url} alt={`올린 사진 ${at + 1}`} width={widthPx} height={heightPx} />
        <button
          type="button"
          className={styles.remove}
          aria-label={`올린 사진 ${at + 1} 삭제`}
          onClick={() => onRemove(fileNo)}
        >
          <CloseIcon size={14} />
        </button>
      </li>
    ))}
  </ul>
);
