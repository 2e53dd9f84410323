import { QRCodeSVG } from 'qrcode.react';
import styles from './qr-code.module.css';
import type { QrCodeProps } from './qr-code-props';

/** Level M survives a scratch; the margin of four modules is what readers need. */
export function QrDrawing({ value, label, sizePx = 160 }: QrCodeProps) {
  return (
    <span className={styles.code}>
      <QRCodeSVG value={value} size={sizePx} level="M" marginSize={4} aria-label={label} />
    </span>
  );
}
