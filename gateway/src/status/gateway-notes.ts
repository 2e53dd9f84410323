import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { RegisterStore } from '@shop/releases/register';
import { systemNowMs } from '@shop/shared/app';
import { z } from 'zod';
import type { LiveReleases } from '../builds/live-releases';

const FOLDER = 'gateways';
/** Between two notes of one gateway, ms. */
const EVERY_MS = 20_000;
/** A gateway that said nothing for so long has ended, ms. */
const LIVES_MS = 90_000;
/** A store that hangs does not keep a gateway from ending for longer than this, ms. */
const LAST_MS = 2_000;

const noteSchema = z.object({
  name: z.string(),
  atMs: z.number(),
  /** Of the register that it serves. */
  revision: z.int().optional(),
  isCopy: z.boolean().optional(),
  missing: z.array(z.string()),
  /** Each build that its visitors get, with their share. */
  served: z.array(z.string()),
});

/** What one gateway really serves. */
export type GatewayNote = z.output<typeof noteSchema>;

/** Undefined for a note that is being written: a store may show the part that is there. */
function parsedNote(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Options {
  store: RegisterStore;
  releases: LiveReleases;
  log: { warn(details: object, text: string): void };
}

/** Tells the other gateways, through the store of the register, what this one serves. */
export function createGatewayNotes({ store, releases, log }: Options) {
  const key = `${FOLDER}/${randomUUID()}`;

  const own = (): GatewayNote => ({
    name: `${os.hostname()} ${process.pid}`,
    atMs: systemNowMs(),
    ...releases.state(),
    missing: [...releases.state().missing],
    served: releases
      .shares()
      .map(({ app, build, percent }) => `${app} ${build}${percent < 100 ? ` ${percent} %` : ''}`),
  });

  const put = (): Promise<void> =>
    store.notes
      .put(key, JSON.stringify(own()))
      .catch((error: unknown) =>
        log.warn({ err: error }, 'The other gateways could not be told what this one serves'),
      );

  const timer = setInterval(() => void put(), EVERY_MS);
  timer.unref();
  releases.onChange(() => void put());
  const first = put();

  return {
    /** Those that live; this one alone when the store does not answer. */
    async list(): Promise<GatewayNote[]> {
      await put();
      const notes = await store.notes.list(FOLDER).catch(() => undefined);
      if (!notes) return [own()];
      const living: GatewayNote[] = [];
      for (const [at, text] of notes) {
        const note = parsedNote(text);
        if (note === undefined) continue;
        const { success, data } = noteSchema.safeParse(note);
        if (success && systemNowMs() - data.atMs < LIVES_MS) living.push(data);
        else await store.notes.remove(at).catch(() => {});
      }
      return living.sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    async close(): Promise<void> {
      clearInterval(timer);
      const last = first.then(() => store.notes.remove(key)).catch(() => {});
      await Promise.race([last, pause(LAST_MS, undefined, { ref: false })]);
    },
  };
}
