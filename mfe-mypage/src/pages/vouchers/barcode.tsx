import { CODE128C } from 'jsbarcode/bin/barcodes/CODE128';
import styles from './vouchers.module.css';

const HEIGHT = 60;
const PAPER = '#fff';
const INK = '#000';
/** Modules of white that readers need at both sides. */
const QUIET = 10;

/** The widths of the bars: runs of ones and their places. */
function barsOf(modules: string): { at: number; width: number }[] {
  return [...modules.matchAll(/1+/g)].map((run) => ({ at: run.index, width: run[0].length }));
}

/** The PIN as Code 128, black on white in every colour mode, because tills read it. */
export function Barcode({ pin }: { pin: string }) {
  const { data } = new CODE128C(pin, {}).encode();
  const width = data.length + 2 * QUIET;
  return (
    <svg
      className={styles.barcode}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label="바코드"
    >
      <rect width={width} height={HEIGHT} fill={PAPER} />
      {barsOf(data).map((bar) => (
        <rect key={bar.at} x={bar.at + QUIET} width={bar.width} height={HEIGHT} fill={INK} />
      ))}
    </svg>
  );
}
