import type { BuildRef } from '@shop/releases/builds';
import { readRelease } from '@shop/releases/builds';
import type { ReleaseSource } from '@shop/releases/register';
import { type Asset, readFormerAsset } from './assets';
import { type HashList, listFileHashes } from './file-hashes';

const ADDRESS = /^\/assets\/([^/]+)\/([^/]+)\/([^/]+)$/;

/**
 * Files and hashes of builds that are published and not in use, read from disk: tabs that were opened with one
 * load its later files, also after this gateway was started.
 */
export function createFormerBuilds(source: ReleaseSource) {
  /** The name of each build's list; the lists themselves are read when they are asked for. */
  const names = new Map<string, string>();

  const listOf = (ref: BuildRef): HashList | undefined => {
    try {
      return listFileHashes(readRelease(ref));
    } catch {
      // A build that is damaged or not fetched has no list that could be served.
      return undefined;
    }
  };

  const nameOf = (ref: BuildRef): string | undefined => {
    const key = `${ref.folder} ${ref.integrity}`;
    const name = names.get(key) ?? listOf(ref)?.name;
    if (name) names.set(key, name);
    return name;
  };

  return {
    /** @throws when the file was changed */
    findAsset(url: string): Asset | undefined {
      const [, app = '', buildId = '', file = ''] = ADDRESS.exec(url) ?? [];
      const ref = source.findBuild(app, buildId);
      return ref && readFormerAsset(ref, file);
    },
    findHashList(name: string): HashList | undefined {
      const ref = source.published().find((build) => nameOf(build) === name);
      return ref && listOf(ref);
    },
  };
}
