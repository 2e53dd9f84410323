import { type LoadPhase, type LoadsByApp, type LoadTimes, MAX_WAITS } from '@shop/shared/contracts';
import { observeEntries } from './observe-entries';

const FILE = /\/assets\/([\w-]+)\/[\w-]+\/(entry\.)?[\w.-]+\.(js|css)$/;
const MAX_CACHED = 100;
/** Longer waits are those of suspended tabs. */
const MAX_WAIT_MS = 600_000;

/** A file of an app's build: where it belongs, and when it was loaded. */
type LoadedFile = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'transferSize' | 'decodedBodySize'
>;

interface FileGroup {
  app: string;
  phase: LoadPhase;
}

function groupOf(name: string): FileGroup | undefined {
  const [, app, entry, type] = FILE.exec(name) ?? [];
  if (!app) return undefined;
  if (type === 'css') return { app, phase: 'style' };
  return { app, phase: entry ? 'entry' : 'code' };
}

/** How long the tab waited: files that loaded at the same time are one wait. */
function waitsOf(files: readonly LoadedFile[]): number[] {
  const waits: { startMs: number; endMs: number }[] = [];
  for (const { startTime, responseEnd } of files) {
    const last = waits.at(-1);
    if (last && startTime < last.endMs) last.endMs = Math.max(last.endMs, responseEnd);
    else waits.push({ startMs: startTime, endMs: responseEnd });
  }
  return waits
    .slice(0, MAX_WAITS)
    .map(({ startMs, endMs }) => Math.min(Math.round(endMs - startMs), MAX_WAIT_MS));
}

const timesOf = (files: readonly LoadedFile[]): LoadTimes => {
  const fetched = files.filter(({ transferSize }) => transferSize > 0);
  return { ms: waitsOf(fetched), cached: Math.min(files.length - fetched.length, MAX_CACHED) };
};

/** Groups files by app and phase. Cached files are counted only, since their times do not depend on the build. */
export function sumLoads(files: readonly LoadedFile[]): LoadsByApp {
  const groups = new Map<string, { group: FileGroup; files: LoadedFile[] }>();
  for (const file of [...files].sort((a, b) => a.startTime - b.startTime)) {
    const group = groupOf(file.name);
    if (!group) continue;
    const key = `${group.app} ${group.phase}`;
    const known = groups.get(key);
    if (known) known.files.push(file);
    else groups.set(key, { group, files: [file] });
  }
  const loads: LoadsByApp = {};
  for (const { group, files: grouped } of groups.values())
    loads[group.app] = { ...loads[group.app], [group.phase]: timesOf(grouped) };
  return loads;
}

/**
 * Observes the files of apps that this document loads, each once.
 * @returns sums up what was loaded since the last call
 */
export function observeLoads(): () => LoadsByApp {
  const seen = new Set<string>();
  let files: LoadedFile[] = [];
  observeEntries('resource', (file) => {
    // The body of a failed file has no size. A preload and the script that uses it have the same URL.
    if (!file.decodedBodySize || seen.has(file.name) || !groupOf(file.name)) return;
    seen.add(file.name);
    files.push(file);
  });
  return () => {
    const loads = sumLoads(files);
    files = [];
    return loads;
  };
}
