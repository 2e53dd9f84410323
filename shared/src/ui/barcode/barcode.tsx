import styles from './barcode.module.css';
import { code128 } from './code-128';

export interface BarcodeProps {
  /** Printable ASCII: the number of a coupon or gift card. */
  value: string;
  /** The code's purpose; begins its accessible name. */
  label: string;
}

const HEIGHT = 40;
/** Code 128 requires a quiet zone of ten modules on each side. */
const QUIET = 10;

/** A Code 128 barcode with its number below. */
export function Barcode({ value, label }: BarcodeProps) {
  const widths = code128(value) ?? [];
  const total = widths.reduce((sum, width) => sum + width, 2 * QUIET);
  return (
    <figure className={styles.code}>
      <svg
        role="img"
        aria-label={`${label} ${value}`}
        className={styles.bars}
        viewBox={`0 0 ${total} ${HEIGHT}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
      >
        <path d={barsOf(widths)} />
      </svg>
      <figcaption className={styles.number} aria-hidden="true">
        {value.replace(/(.{4})(?=.)/g, '$1 ')}
      </figcaption>
    </figure>
  );
}

function barsOf(widths: readonly number[]): string {
  let x = QUIET;
  return widths
    .map((width, at) => {
      const bar = at % 2 ? '' : `M${x} 0h${width}v${HEIGHT}h-${width}z`;
      x += width;
      return bar;
    })
    .join('');
}
