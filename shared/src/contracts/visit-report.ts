/** Counts by app: the shell or a remote. */
export type CountByApp = Record<string, number>;

/** Web vitals of a document: milliseconds, and the layout shift score. */
export interface Vitals {
  ttfbMs?: number | undefined;
  lcpMs?: number | undefined;
  inpMs?: number | undefined;
  cls?: number | undefined;
}

/** What a tab loads of an app: its container's entry, further scripts, and styles. */
export const loadPhases = ['entry', 'code', 'style'] as const;
export type LoadPhase = (typeof loadPhases)[number];

/** Files of one app and phase. */
export interface LoadTimes {
  /** How long the tab waited for files from the network, ms; files that loaded at a time are one wait. */
  ms: number[];
  /** Files that the browser had in its cache. */
  cached: number;
}

export type LoadsByApp = Record<string, Partial<Record<LoadPhase, LoadTimes>>>;

/** Waits of one app and phase in a report, which keeps it small. */
export const MAX_WAITS = 8;

/**
 * What a tab experienced with the builds that it runs, since its last report. It names no person and
 * no page.
 */
export interface VisitReport {
  /** The id of the document's combination of builds. */
  id: string;
  /** Pages that were opened, by the app that owns them. */
  views: CountByApp;
  /** Uncaught errors by the app whose code threw. */
  errors: CountByApp;
  /** Times that React drew a part of the document again, because it differed from the server's; absent when 0. */
  redraws?: number;
  /** Remotes that could not be loaded. */
  loadFailures: CountByApp;
  /** Files that were loaded; absent when there were none. */
  loads?: LoadsByApp;
  /** The app of the document's first page; its vitals are the document's. */
  landing: string;
  /** In a document's first report only. */
  vitals?: Vitals;
}

export const VISIT_REPORT_PATH = '/builds/report';

/**
 * Where a tab reports without a body that its document came to life.
 * @param id of the document's combination of builds
 * @param landing the app of its page
 */
export const aliveReportPath = (id: string, landing: string): string =>
  `/builds/alive/${id}/${landing}`;
