import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './wheel.module.css';

const SPIN_MS = 3600;
const TURNS = 5;

const prefersStill = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

const pointAt = (degrees: number, radius: number): string => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(100 + radius * Math.cos(radians)).toFixed(2)} ${(100 + radius * Math.sin(radians)).toFixed(2)}`;
};

const slicePath = (from: number, to: number): string =>
  `M100 100 L${pointAt(from, 96)} A96 96 0 ${to - from > 180 ? 1 : 0} 1 ${pointAt(to, 96)} Z`;

const LINE_LENGTH = 9;

/** The words of a slice in lines, each as long as a slice is wide at its place. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE_LENGTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export interface WheelProps {
  /** Texts of the slices, clockwise from the top. */
  slices: readonly string[];
  /** Where it stops. */
  target: number | undefined;
  /** Identifies the spin: a new object starts another one. Undefined before the first. */
  spin: object | undefined;
  /** Called when it has stopped, at once where motion is reduced. */
  onStop: () => void;
}

/** A wheel of fortune. The result is said in text beside it, so it is a drawing only. */
export function Wheel({ slices, target, spin, onStop }: WheelProps) {
  const wheelRef = useRef<SVGGElement>(null);
  const angle = 360 / slices.length;
  const stopAt = target === undefined ? 0 : 360 - (target + 0.5) * angle;
  const handleStop = useEffectEvent(onStop);

  useEffect(() => {
    if (!spin) return;
    const wheel = wheelRef.current;
    if (!wheel?.animate || prefersStill()) return handleStop();
    const turning = wheel.animate(
      [
        // The inner group already rests at the result.
        { transform: `rotate(${-TURNS * 360}deg)` },
        { transform: 'rotate(0deg)' },
      ],
      { duration: SPIN_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    );
    turning.onfinish = () => handleStop();
    return () => turning.cancel();
  }, [spin]);

  return (
    <svg viewBox="0 0 200 210" className={styles.wheel} aria-hidden="true">
      <g ref={wheelRef} className={styles.turning}>
        <g transform={`rotate(${stopAt.toFixed(2)} 100 100)`}>
          {slices.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the slices never change their order
            <g key={at}>
              <path d={slicePath(at * angle, (at + 1) * angle)} className={styles.slice} />
              <text
                className={styles.text}
                x="100"
                y="28"
                transform={`rotate(${((at + 0.5) * angle).toFixed(2)} 100 100)`}
              >
                {linesOf(text).map((line, row) => (
                  <tspan key={line} x="100" dy={row === 0 ? 0 : 11}>
                    {line}
                  </tspan>
                ))}
              </text>
            </g>
          ))}
        </g>
      </g>
      <path d="M100 18 L92 0 L108 0 Z" className={styles.pointer} />
      <circle cx="100" cy="100" r="12" className={styles.hub} />
    </svg>
  );
}
