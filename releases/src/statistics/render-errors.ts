import { errorLine } from './error-line';

/** Distinct errors of one build that are kept; beyond it the one that was seen first is forgotten. */
export const MAX_ERRORS = 20;

export interface RenderError {
  error: unknown;
  /** Of the request. */
  traceId?: string | undefined;
  atMs: number;
}

/** Errors of one message. */
export interface SeenError {
  message: string;
  times: number;
  lastAtMs: number;
  /** Of the last one. */
  traceId?: string | undefined;
}

/** Sets an entry as the map's last, and drops the first one beyond `most`. */
function setLast<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value ?? key);
}

/** The last distinct errors of server builds. @param maxBuilds builds that are kept at a time */
export function createRenderErrors(maxBuilds: number) {
  const byBuild = new Map<string, Map<string, SeenError>>();
  return {
    add: (build: string, { error, traceId, atMs }: RenderError): void => {
      const errors = byBuild.get(build) ?? new Map<string, SeenError>();
      setLast(byBuild, build, errors, maxBuilds);
      const message = errorLine(error);
      const times = (errors.get(message)?.times ?? 0) + 1;
      setLast(errors, message, { message, times, lastAtMs: atMs, traceId }, MAX_ERRORS);
    },
    /** The latest first. */
    of: (build: string): SeenError[] => [...(byBuild.get(build)?.values() ?? [])].toReversed(),
  };
}
