import { type App, createStore, errorMessage, isApiError } from '@shop/shared/app';
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
  /** Uploads in the order of the selected files. */
  readonly uploads = createStore<readonly Entry[]>(() => []);

  constructor(
    private readonly app: App,
    private readonly purpose: UploadPurpose,
  ) {}

  /** Makes these the selected files: new ones are sent, missing ones stopped and removed. */
  setFiles(files: readonly File[]): void {
    const kept = new Set(files);
    const entries = this.uploads.getState();
    for (const entry of entries) if (!kept.has(entry.file)) this.#discard(entry);
    this.#change(
      files.map((file) => entries.find((entry) => entry.file === file) ?? newEntry(file)),
    );
  }

  retry(file: File): void {
    this.#update(file, { state: 'waiting', percent: 0, problem: undefined });
  }

  /** Stops what is being sent; stored files that no request takes expire at the shop. */
  stop(): void {
    for (const { stop } of this.uploads.getState()) stop.abort();
  }

  #discard({ stop, stored }: Entry): void {
    stop.abort();
    if (!stored) return;
    const params = { fileNo: stored.fileNo };
    // What is not removed now expires.
    this.app.call(uploadCalls.remove, { params }).catch(() => undefined);
  }

  #update(file: File, change: Partial<Entry>): void {
    const entries = this.uploads.getState();
    this.#change(entries.map((entry) => (entry.file === file ? { ...entry, ...change } : entry)));
  }

  /** Sets the entries, and starts waiting uploads up to the limit of parallel ones. */
  #change(entries: readonly Entry[]): void {
    const sending = entries.filter(({ state }) => state === 'sending').length;
    const waiting = entries.filter(({ state }) => state === 'waiting');
    const begun = waiting
      .slice(0, AT_ONCE - sending)
      .map((entry): Entry => ({ ...entry, state: 'sending', stop: new AbortController() }));
    const startedOf = ({ file }: Entry) => begun.find((entry) => entry.file === file);
    this.uploads.setState(
      entries.map((entry) => startedOf(entry) ?? entry),
      true,
    );
    for (const entry of begun) void this.#send(entry);
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
