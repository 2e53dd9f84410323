import { onDemand } from '../on-demand/on-demand';
import styles from './qr-code.module.css';
import type { QrCodeProps } from './qr-code-props';

/** Keeps the place until the drawing code is there, on the server too. */
function Blank({ label, sizePx = 160 }: QrCodeProps) {
  return (
    <span className={styles.code}>
      <svg role="img" aria-label={label} width={sizePx} height={sizePx} />
    </span>
  );
}

const drawing = onDemand(async () => {
  const part = await import(/* webpackChunkName: "ui.qr-code" */ './qr-drawing');
  return part.QrDrawing;
}, Blank);

/** A square code for a phone's camera. The code that draws it arrives when it is first shown. */
export function QrCode(props: QrCodeProps) {
  return <drawing.Component {...props} />;
}
