import { createLogger, type Logger } from './logger';

function logging(isLive = false) {
  const lines: unknown[][] = [];
  const write =
    (level: string) =>
    (...args: unknown[]) =>
      void lines.push([level, ...args]);
  const sink: Logger = {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  };
  return { lines, log: createLogger({ isLive, sink }) };
}

beforeEach(() => jest.useFakeTimers());

test("prefixes a line with the shop's tag and logs it at its level", () => {
  const { lines, log } = logging();
  log.warn('느려요', { ms: 3 });
  expect(lines).toEqual([['warn', '[SHOP]', '느려요', { ms: 3 }]]);
});

test('drops debug lines when live', () => {
  const { lines, log } = logging(true);
  log.debug('x');
  log.info('y');
  log.error('z');
  expect(lines.map(([level]) => level)).toEqual(['info', 'error']);
});

test('writes five equal lines and holds back the rest as a count', () => {
  const { lines, log } = logging();
  for (let at = 0; at < 12; at += 1) {
    log.info('again');
    jest.advanceTimersByTime(50);
  }
  expect(lines).toHaveLength(5);
  jest.advanceTimersByTime(1000);
  expect(lines).toHaveLength(6);
  expect(lines[5]).toEqual(['info', '[SHOP]', 'again', '(repeated 7 times)']);
});

test('flushes the count before a different line', () => {
  const { lines, log } = logging();
  for (let at = 0; at < 7; at += 1) log.info('again');
  log.info('other');
  expect(lines.slice(5)).toEqual([
    ['info', '[SHOP]', 'again', '(repeated 2 times)'],
    ['info', '[SHOP]', 'other'],
  ]);
  jest.advanceTimersByTime(5000);
  expect(lines).toHaveLength(7);
});

test('does not count equal lines that are a second apart', () => {
  const { lines, log } = logging();
  for (let at = 0; at < 12; at += 1) {
    log.info('slow');
    jest.advanceTimersByTime(1000);
  }
  expect(lines).toHaveLength(12);
});

test('does not count lines of another level, other text or values that cannot be compared', () => {
  const { lines, log } = logging();
  for (let at = 0; at < 6; at += 1) {
    log.info('a');
    log.warn('a');
  }
  expect(lines).toHaveLength(12);
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  for (let at = 0; at < 8; at += 1) log.error(circle);
  expect(lines).toHaveLength(20);
});
