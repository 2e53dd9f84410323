import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderStore } from '@shop/releases/register';
import { createReleaser, writeBuilds } from '@shop/releases/testing';
import type { GatewayConfig } from '../http/config';
import { startFakeApi } from './fake-api';
import { requireRealShell } from './real-shell';

interface ReleasedShopOptions {
  /** Of the fake api, by path. */
  handlers?: Parameters<typeof startFakeApi>[0];
  /** Changes the builds before they are released. */
  editBuilds?: (rootDir: string) => void;
}

export type ReleasedShop = Awaited<ReturnType<typeof writeReleasedShop>>;

/** The builds of a fake shop, all released in a register of their own, and a fake api. */
export async function writeReleasedShop({ handlers = {}, editBuilds }: ReleasedShopOptions = {}) {
  const rootDir = writeBuilds();
  editBuilds?.(rootDir);
  const releasesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-register-'));
  const api = await startFakeApi(handlers);
  const store = createFolderStore(releasesDir);
  const context = () => ({ at: new Date().toISOString(), by: 'tester' });
  const releaser = createReleaser({
    store,
    rootDir,
    context,
    warn: () => {},
    requireOfShell: requireRealShell,
  });
  await releaser.sync();
  const config: GatewayConfig = {
    host: 'localhost',
    port: 0,
    apiUrl: api.url,
    rootDir,
    releasesDir,
    releasesPollMs: 20,
    publicUrl: 'http://shop.test',
    logLevel: 'silent',
    hasTestPages: false,
    hasLiveReload: false,
  };
  return {
    rootDir,
    releasesDir,
    api,
    store,
    releaser,
    /** Of a gateway that serves these builds. */
    config,
    close: async () => {
      await api.close();
      fs.rmSync(rootDir, { recursive: true });
      fs.rmSync(releasesDir, { recursive: true });
    },
  };
}
