import {
  type BuildRef,
  loadRemoteServer,
  loadShellServer,
  type Release,
  type RequireModule,
  readRelease,
} from '@shop/releases/builds';
import type { RemoteServerBuild, ShellServerBuild } from '@shop/shared/app/document';
import type { AppName, RemoteName } from '@shop/shared/contracts';
import type { BuildRefs, PageBuilds } from '../builds/page-builds';

/**
 * Builds of one app that a thread holds at a time: the stable one, a canary, and the one before, whose
 * pages may still be rendered.
 */
const MAX_BUILDS_OF_APP = 3;

const keyOf = ({ folder, integrity }: BuildRef): string => `${folder} ${integrity}`;

/** Keeps a few values by key; those that were not used for longest are dropped. */
function createRecentlyUsed<Value>(mostValues: number) {
  const values = new Map<string, Value>();
  return (key: string, create: () => Value): Value => {
    const value = values.get(key) ?? create();
    // Set anew, so that the first entry is the one that was not used for longest.
    values.delete(key);
    values.set(key, value);
    const oldest = values.keys().next().value;
    if (values.size > mostValues && oldest !== undefined) values.delete(oldest);
    return value;
  };
}

/** A build whose server part is evaluated on first use. One that fails is evaluated again the next time. */
function createLazyBuild<Server>(release: Release, load: (release: Release) => Server) {
  let server: Server | undefined;
  return {
    release,
    server: (): Server => {
      server ??= load(release);
      return server;
    },
  };
}

type LazyBuild<Server> = ReturnType<typeof createLazyBuild<Server>>;

export interface LoadedPage {
  builds: PageBuilds;
  shell: ShellServerBuild;
  /** @throws when the remote has no working server build */
  remote(name: RemoteName): RemoteServerBuild;
}

/**
 * The server builds that a thread has loaded, several of each app side by side. A remote is evaluated once for
 * each shell, because it imports the modules of the shell that renders it.
 * @param requireOfShell the modules that a shell imports; absent: Node's own
 */
export function createLoadedBuilds(requireOfShell?: RequireModule) {
  const shells = createRecentlyUsed<LazyBuild<ShellServerBuild>>(MAX_BUILDS_OF_APP);
  const byRemote = new Map<
    string,
    ReturnType<typeof createRecentlyUsed<LazyBuild<RemoteServerBuild>>>
  >();

  const shellOf = (ref: BuildRef): LazyBuild<ShellServerBuild> =>
    shells(keyOf(ref), () =>
      createLazyBuild(readRelease(ref), (release) => loadShellServer(release, requireOfShell)),
    );

  const remoteOf = (name: string, ref: BuildRef, shell: BuildRef): LazyBuild<RemoteServerBuild> => {
    const builds = byRemote.get(name) ?? createRecentlyUsed(MAX_BUILDS_OF_APP);
    byRemote.set(name, builds);
    return builds(`${keyOf(ref)} ${keyOf(shell)}`, () =>
      createLazyBuild(readRelease(ref), (release) =>
        loadRemoteServer(release, shellOf(shell).server().sharedModules),
      ),
    );
  };

  const releasesOf = ({ remotes, shell }: BuildRefs): PageBuilds['remotes'] => {
    const releases: Record<string, Release> = {};
    for (const [name, ref] of Object.entries(remotes)) {
      try {
        releases[name] = remoteOf(name, ref, shell).release;
      } catch {
        // `remote` throws the reason when the remote's own page is rendered.
      }
    }
    return releases;
  };

  return {
    /** The pages of one build. @throws when its server part does not work */
    pagesOf(
      name: AppName,
      { ref, shell }: { ref: BuildRef; shell: BuildRef },
      settings: { hasTestPages: boolean },
    ) {
      const { listPages } = shellOf(shell).server();
      return name === 'shell'
        ? listPages(settings)
        : listPages(settings, remoteOf(name, ref, shell).server());
    },

    /** The builds of one page. A remote whose build was changed on disk counts as not built. */
    of(refs: BuildRefs): LoadedPage {
      const { buildId, hashes, paths, remotes } = refs;
      const shell = shellOf(refs.shell);
      return {
        builds: { buildId, hashes, paths, shell: shell.release, remotes: releasesOf(refs) },
        shell: shell.server(),
        remote: (name) => {
          const ref = remotes[name];
          if (!ref) throw new Error(`mfe-${name} has no build.`);
          return remoteOf(name, ref, refs.shell).server();
        },
      };
    },
  };
}

export type LoadedBuilds = ReturnType<typeof createLoadedBuilds>;
