import { type App, errorMessage, isApiError } from '@shop/shared/app';
import { memberCalls, type UploadedFile, uploadCalls } from '@shop/shared/contracts';
import type { UploadPurpose } from '@shop/shared/domain';
import { sendFile } from './send-file';

/** One selected file and how far it is. */
export interface Upload {
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  percent: number;
  /** Why it failed, for the shopper. */
  problem?: string;
  /** Another attempt may succeed. */
  canRetry?: boolean;
  stored?: UploadedFile;
}

interface Entry extends Upload {
  idempotencyKey: string;
  stop: AbortController;
}

const AT_ONCE = 2;
/** Refusals of the file itself. */
const isFinal = (error: unknown): boolean =>
  isApiError(error) &&
  (/^UPLOAD_(EMPTY|TYPE|BROKEN|PIXELS|QUOTA)$/.test(error.code) || error.status === 413);

/** Sends selected files to the shop, two at a time, and keeps their order. */
export class UploadQueue {
  #entries: readonly Entry[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly app: App,
    private readonly purpose: UploadPurpose,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The uploads in the order of the files; the same array until something changes. */
  getSnapshot = (): readonly Upload[] => this.#entries;

  /** Makes these the selected files: new ones are sent, missing ones stopped and removed. */
  setFiles(files: readonly File[]): void {
    const kept = new Set(files);
    for (const entry of this.#entries) if (!kept.has(entry.file)) this.#discard(entry);
    this.#entries = files.map(
      (file) => this.#entries.find((entry) => entry.file === file) ?? newEntry(file),
    );
    this.#changed();
  }

  retry(file: File): void {
    this.#update(file, { state: 'waiting', percent: 0, problem: undefined });
  }

  /** Stops what is being sent; stored files that no request takes expire at the shop. */
  stop(): void {
    for (const { stop } of this.#entries) stop.abort();
  }

  #discard({ stop, stored }: Entry): void {
    stop.abort();
    if (!stored) return;
    const params = { fileNo: stored.fileNo };
    // What is not removed now expires.
    this.app.call(uploadCalls.remove, { params }).catch(() => undefined);
  }

  #update(file: File, change: Partial<Entry>): void {
    this.#entries = this.#entries.map((entry) =>
      entry.file === file ? { ...entry, ...change } : entry,
    );
    this.#changed();
  }

  #changed(): void {
    const sending = this.#entries.filter(({ state }) => state === 'sending').length;
    const next = this.#entries
      .filter(({ state }) => state === 'waiting')
      .slice(0, AT_ONCE - sending);
    if (next.length > 0) {
      const begun = next.map((entry) => ({
        ...entry,
        state: 'sending' as const,
        stop: new AbortController(),
      }));
      this.#entries = this.#entries.map(
        (entry) => begun.find(({ file }) => file === entry.file) ?? entry,
      );
      for (const entry of begun) void this.#send(entry);
    }
    for (const listener of this.#listeners) listener();
  }

  async #send({ file, idempotencyKey, stop: { signal } }: Entry): Promise<void> {
    const onProgress = (percent: number) => this.#update(file, { percent });
    const send = () =>
      sendFile({ file, purpose: this.purpose, idempotencyKey, onProgress, signal });
    try {
      const stored = await send().catch(async (error: unknown) => {
        if (!isApiError(error) || error.status !== 401) throw error;
        // Refreshes the session, or fails as any call does when it has ended.
        await this.app.call(memberCalls.loginInfo, {});
        return send();
      });
      this.#update(file, { state: 'done', percent: 100, stored });
    } catch (error) {
      if (signal.aborted) return;
      const problem = errorMessage(error);
      this.#update(file, { state: 'failed', problem, canRetry: !isFinal(error) });
    }
  }
}

const newEntry = (file: File): Entry => ({
  file,
  state: 'waiting',
  percent: 0,
  idempotencyKey: crypto.randomUUID(),
  stop: new AbortController(),
});
