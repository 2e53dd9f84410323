import { QRCodeSVG } from 'qrcode.react';
import styles from './qr-code.module.css';
import type { QrCodeProps } from './qr-code-props';

/** Error correction level M; the quiet zone of four modules is required. */
export function QrDrawing({ value, label, sizePx = 160 }: QrCodeProps) {
  return (
    <span className={styles.code}>
      <QRCodeSVG value={value} size={sizePx} level="M" marginSize={4} aria-label={label} />
    </span>
  );
}
