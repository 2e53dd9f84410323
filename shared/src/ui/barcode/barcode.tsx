import styles from './barcode.module.css';
import { code128 } from './code-128';

export interface BarcodeProps {
  /** Printable ASCII: a coupon's or gift card's number. */
  value: string;
  /** What it is for: its accessible name begins with it. */
  label: string;
}

const HEIGHT = 40;
/** Readers need ten modules of paper on each side. */
const QUIET = 10;

/** A number for a till's reader (Code 128), with the number below it for the person at the till. */
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
