import { lazy } from '../lazy/lazy';
import styles from './qr-code.module.css';
import type { QrCodeProps } from './qr-code-props';

/** Reserves the space until the drawing code is loaded, on the server too. */
function Blank({ label, sizePx = 160 }: QrCodeProps) {
  return (
    <span className={styles.code}>
      <svg role="img" aria-label={label} width={sizePx} height={sizePx} />
    </span>
  );
}

const drawing = lazy(async () => {
  const part = await import(/* webpackChunkName: "ui.qr-code" */ './qr-drawing');
  return part.QrDrawing;
}, Blank);

/** A QR code. The code that draws it is loaded when first rendered. */
export function QrCode(props: QrCodeProps) {
  return <drawing.Component {...props} />;
}
