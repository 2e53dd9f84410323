import type { GiftDesign } from '@shop/shared/domain';
import type { ReactNode } from 'react';
import styles from './gift-card.module.css';

const HEART =
  'M0 30 C-44 0 -34 -34 -12 -34 C-4 -34 0 -28 0 -24 C0 -28 4 -34 12 -34 C34 -34 44 0 0 30 Z';
const LEAF = 'M0 0 C10 -18 34 -22 48 -14 C38 2 16 8 0 0 Z';

/** Places of the confetti: x, y, turn in degrees. */
const CONFETTI = [
  [52, 44, 20],
  [84, 96, 70],
  [40, 132, 140],
  [118, 34, 45],
  [208, 38, 160],
  [252, 62, 30],
  [284, 118, 100],
  [236, 140, 60],
] as const;

const RAYS = Array.from({ length: 9 }, (_, at) => at * 22.5 - 90);

/** Three shades of each drawing come from the tokens: `ink`, `soft` and `bright` in the style sheet. */
const drawings: Record<GiftDesign, ReactNode> = {
  BIRTHDAY: (
    <>
      <ellipse cx="160" cy="148" rx="92" ry="8" className={styles.shade} />
      <rect x="92" y="98" width="136" height="48" rx="8" className={styles.bright} />
      <path
        d="M92 110 q11 14 22 0 t23 0 t23 0 t23 0 t22 0 t23 0 v-6 a8 8 0 0 0 -8 -8 h-120 a8 8 0 0 0 -8 8 z"
        className={styles.soft}
      />
      {[124, 160, 196].map((x) => (
        <g key={x}>
          <rect x={x - 4} y="66" width="8" height="32" rx="2" className={styles.ink} />
          <path d={`M${x} 44 q9 10 0 18 q-9 -8 0 -18 z`} className={styles.light} />
        </g>
      ))}
    </>
  ),
  THANKS: (
    <>
      <ellipse cx="160" cy="150" rx="88" ry="7" className={styles.shade} />
      <rect x="84" y="52" width="152" height="94" rx="8" className={styles.bright} />
      <path
        d="M84 60 L160 112 L236 60 V56 a6 6 0 0 0 -6 -4 H90 a6 6 0 0 0 -6 4 z"
        className={styles.soft}
      />
      <path d={HEART} transform="translate(160 106) scale(.62)" className={styles.ink} />
    </>
  ),
  CHEER: (
    <>
      {RAYS.map((turn) => (
        <rect
          key={turn}
          x="-5"
          y="-112"
          width="10"
          height="34"
          rx="5"
          transform={`translate(160 146) rotate(${turn})`}
          className={styles.soft}
        />
      ))}
      <path d="M96 146 a64 64 0 0 1 128 0 z" className={styles.ink} />
      <rect x="48" y="146" width="224" height="6" rx="3" className={styles.bright} />
    </>
  ),
  CELEBRATE: (
    <>
      {CONFETTI.map(([x, y, turn], at) => (
        <rect
          key={x}
          x="-8"
          y="-4"
          width="16"
          height="8"
          rx="2"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          className={at % 2 ? styles.soft : styles.ink}
        />
      ))}
      <ellipse cx="160" cy="150" rx="52" ry="6" className={styles.shade} />
      <rect x="120" y="86" width="80" height="62" rx="6" className={styles.bright} />
      <rect x="112" y="72" width="96" height="22" rx="6" className={styles.soft} />
      <rect x="152" y="72" width="16" height="76" className={styles.ink} />
      <path
        d="M160 72 c-8 -26 -40 -26 -34 -8 c3 8 22 8 34 8 c12 0 31 0 34 -8 c6 -18 -26 -18 -34 8 z"
        className={styles.ink}
      />
    </>
  ),
  LOVE: (
    <>
      <path d={HEART} transform="translate(160 92) scale(1.7)" className={styles.ink} />
      <path d={HEART} transform="translate(98 122) rotate(-16) scale(.7)" className={styles.soft} />
      <path
        d={HEART}
        transform="translate(226 116) rotate(14) scale(.8)"
        className={styles.bright}
      />
    </>
  ),
  SEASON: (
    <>
      <path d="M96 158 C140 124 176 86 222 30" className={styles.stem} />
      {[
        [120, 138, -8],
        [146, 114, -14],
        [172, 86, -20],
        [196, 58, -28],
      ].map(([x, y, turn]) => (
        <g key={x}>
          <path
            d={LEAF}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            className={styles.ink}
          />
          <path
            d={LEAF}
            transform={`translate(${x} ${y}) rotate(${Number(turn) - 84}) scale(.86)`}
            className={styles.soft}
          />
        </g>
      ))}
      <circle cx="232" cy="120" r="18" className={styles.bright} />
    </>
  ),
};

export const GiftDrawing = ({ design }: { design: GiftDesign }) => drawings[design];
