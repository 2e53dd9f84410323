import { TRACE_LABEL, traceIdOf, traceOptions } from './trace-context';

const continueTrace = (traceparent?: string) =>
  traceOptions.genReqId({ headers: { [TRACE_LABEL]: traceparent } });
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';

it('keeps the trace of the caller, with an id of its own', () => {
  const id = continueTrace(`00-${traceId}-${parentId}-01`);
  expect(id).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
  expect(id).not.toContain(parentId);
  expect(traceIdOf(id)).toBe(traceId);
});

it('keeps the wish not to be recorded, and reads later versions', () => {
  expect(continueTrace(`00-${traceId}-${parentId}-00`)).toMatch(/-00$/);
  expect(traceIdOf(continueTrace(`01-${traceId}-${parentId}-09-more`))).toBe(traceId);
});

it.each([
  ['none', undefined],
  ['an empty one', ''],
  ['the version that is forbidden', `ff-${traceId}-${parentId}-01`],
  ['more than version 00 has', `00-${traceId}-${parentId}-01-more`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${parentId}-01`],
  ['a caller of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['upper case', `00-${traceId.toUpperCase()}-${parentId}-01`],
  ['a line of a log', `00-${traceId}-${parentId}-01\n{"level":60}`],
])('begins a trace for %s', (_name, header) => {
  const id = continueTrace(header);
  expect(id).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(traceIdOf(id)).not.toBe(traceId);
  expect(continueTrace(header)).not.toBe(id);
});
