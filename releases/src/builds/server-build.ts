import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {
  type RemoteServerBuild,
  SHELL_SERVER_VERSION,
  type ShellServerBuild,
} from '@shop/shared/app/document';
import type { Release } from './release';
import { textOf } from './text-of-error';
import { hashOf } from './verify-release';

const REMOTE_FILE = 'routes.cjs';
const SHELL_FILE = 'shell.cjs';

/** Resolves the modules that a server build imports. */
export type RequireModule = (id: string) => unknown;

/** Node's own modules, which React's server renderer needs. */
export const requireBuiltIn: RequireModule = (id) => {
  const module = process.getBuiltinModule(id);
  if (module) return module;
  throw new Error(`The shell may not import "${id}" on the server: it has to be in its build.`);
};

/**
 * Evaluates a server build in its own module scope. Globals (`process`, `fetch`) are the thread's: a remote is
 * trusted code (docs/architecture.md).
 */
function evaluate(release: Release, fileName: string, requireModule: RequireModule): object {
  const file = path.join(release.folder, 'server', fileName);
  const code = fs.readFileSync(file);
  const hash = release.server?.[fileName];
  if (hash && hashOf(code) !== hash)
    throw new Error(`The server build of ${release.name} was changed after it was published.`);
  const module = { exports: {} };
  const run = vm.compileFunction(
    code.toString('utf8'),
    ['module', 'exports', 'require', '__filename', '__dirname'],
    { filename: file },
  );
  try {
    run(module, module.exports, requireModule, file, path.dirname(file));
  } catch (error) {
    // Code can throw a bare value, which has no stack and so no file name.
    throw new Error(`server/${fileName} of ${release.name} fails at its start: ${textOf(error)}`, {
      cause: error,
    });
  }
  return module.exports;
}

/**
 * Loads the server build of a remote. Its `require` resolves the shared modules only, so it imports neither
 * Node's modules nor those of the process.
 * @param sharedModules by name, of the shell that the remote is rendered with
 * @throws when the build does, or has no `createRoutes`
 */
export function loadRemoteServer(
  release: Release,
  sharedModules: Readonly<Record<string, unknown>>,
): RemoteServerBuild {
  const requireShared: RequireModule = (id) => {
    if (id in sharedModules) return sharedModules[id];
    throw new Error(
      `${release.name} may not import "${id}" on the server; shared are: ${Object.keys(sharedModules).join(', ')}.`,
    );
  };
  const exports: Partial<RemoteServerBuild> = evaluate(release, REMOTE_FILE, requireShared);
  const { createRoutes, fragments = {} } = exports;
  if (!createRoutes) throw new Error(`${release.name} has no createRoutes in its server build.`);
  return { createRoutes, fragments };
}

/**
 * Loads the server build of the shell.
 * @param requireModule the modules that it imports; absent: Node's own
 * @throws when the build does, or was made for a gateway of another version
 */
export function loadShellServer(
  release: Release,
  requireModule: RequireModule = requireBuiltIn,
): ShellServerBuild {
  const { shell }: { shell?: ShellServerBuild } = evaluate(release, SHELL_FILE, requireModule);
  if (shell?.version === SHELL_SERVER_VERSION) return shell;
  const version = shell?.version ?? 'no version';
  throw new Error(
    `The shell ${release.buildId} was built for gateways of version ${version}; this one has version ${SHELL_SERVER_VERSION}.`,
  );
}
