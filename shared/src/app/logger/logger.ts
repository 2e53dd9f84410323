import { tableOf } from '@shop/shared/domain';
import { systemNowMs } from '../time/system-clock';

/** Spec section 9. */
const THROTTLE_MS = 1000;
const MIN_REPEATS = 5;

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

export type Logger = Record<LogLevel, (...args: unknown[]) => void>;

export interface LoggerConfig {
  tag?: string;
  /** Production: debug lines are dropped. */
  isLive: boolean;
  sink?: Logger;
  now?: () => number;
}

interface Line {
  level: LogLevel;
  args: unknown[];
  key: string | undefined;
}

const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];

/** Undefined for values that cannot be serialised (circular): such lines never count as repeats. */
const keyOf = (level: LogLevel, args: unknown[]): string | undefined => {
  try {
    return JSON.stringify([level, args.map((arg) => (arg instanceof Error ? String(arg) : arg))]);
  } catch {
    return undefined;
  }
};

/**
 * Logs to the console under a tag. Of equal lines that follow each other within a second, five are
 * written; the rest are counted and written as one line when a second passes without a repeat or a
 * different line follows.
 */
export function createLogger(config: LoggerConfig): Logger {
  const { tag = 'SHOP', isLive, sink = console, now = systemNowMs } = config;
  let last: Line | undefined;
  let lastAtMs = 0;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = ({ level, args }: Line, ...more: string[]) =>
    sink[level](`[${tag}]`, ...args, ...more);

  const flushRepeats = () => {
    clearTimeout(timer);
    const repeatCount = count - MIN_REPEATS;
    if (last && repeatCount > 0) write(last, `(repeated ${repeatCount} times)`);
    count = 0;
  };

  const log = (line: Line) => {
    const atMs = now();
    const isRepeat =
      line.key !== undefined && line.key === last?.key && atMs - lastAtMs < THROTTLE_MS;
    if (!isRepeat) flushRepeats();
    last = line;
    lastAtMs = atMs;
    count += 1;
    if (count <= MIN_REPEATS) return write(line);
    clearTimeout(timer);
    timer = setTimeout(flushRepeats, THROTTLE_MS);
  };

  return tableOf(levels, (level) => (...args) => {
    if (!isLive || level !== 'debug') log({ level, args, key: keyOf(level, args) });
  });
}
