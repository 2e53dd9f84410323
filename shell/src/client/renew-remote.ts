import { registerRemotes } from '@module-federation/enhanced/runtime';
import type { PageState, RemoteEntry } from '@shop/shared/app/document';
import type { RemoteName } from '@shop/shared/contracts';
import { LATEST_BUILD_PATH } from './navigation/build-constants';
import { readPageData } from './read-state';

/** What the gateway says of one combination of builds. */
interface BuildMeta {
  remotes: PageState['remotes'];
  /** The lists of file hashes, by the folder of the build. */
  hashes: Readonly<Record<string, string>>;
}

async function read<T>(path: string, cache?: RequestCache): Promise<T> {
  const response = await fetch(path, { cache });
  if (!response.ok) throw new Error(`${path} is a ${response.status}.`);
  return (await response.json()) as T;
}

/** The global list of a container's chunks; webpack makes its name an identifier with single underscores. */
const chunksOf = (container: string): string => `webpackChunk${container}`.replace(/__/, '_');

/** Removes the loaded files of a remote; its failed container would be used until the next document otherwise. */
function removeFiles(name: RemoteName, { container, entry }: RemoteEntry): void {
  // Chunks that were loaded before their entry failed. The next entry would register them as its own.
  Reflect.deleteProperty(globalThis, chunksOf(container));
  // For a URL whose script is in the document the runtimes wait for its load event, which was fired before.
  for (const script of document.querySelectorAll(`script[src*="/assets/${name}/"]`))
    script.remove();
  registerRemotes([{ name: container, entry, type: 'global' }], { force: true });
}

/**
 * Begins a remote anew, of which nothing has run: with the build that is released now, since the one of
 * this document may have been rolled back for the same failure.
 */
export async function renewRemote(remotes: PageState['remotes'], name: RemoteName): Promise<void> {
  const { id } = await read<{ id: string }>(LATEST_BUILD_PATH, 'no-store');
  const { remotes: released, hashes } = await read<BuildMeta>(`/builds/meta/${id}.json`);
  const entry = released[name];
  if (!entry) throw new Error(`${name} is not released any more.`);
  // For the files that are loaded from here on (the gateway's later-files script).
  Object.assign(readPageData().hashes, hashes);
  Object.assign(remotes, { [name]: entry });
  removeFiles(name, entry);
}
