import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { App, FragmentDefinition, FragmentName, RemoteRoute } from '@shop/shared/app';
import * as app from '@shop/shared/app';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import type { Release } from './releases';
import { hashOf } from './verify-release';

const SERVER_FILE = 'routes.cjs';

export interface RemoteBundle {
  createRoutes(app: App): RemoteRoute[];
  /** Parts that pages of other remotes show, by name. */
  fragments: Readonly<Record<string, () => Promise<FragmentDefinition<FragmentName>>>>;
}

/**
 * The modules a remote may import on the server: the same instances that the gateway renders with.
 */
const sharedModules: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@shop/shared/app': app,
};

/**
 * Evaluates a remote's server build in its own module scope. Its `require` resolves the shared
 * modules only, so it imports neither Node's modules nor the gateway's. Globals (`process`, `fetch`)
 * are the rendering thread's: a remote is trusted code (docs/architecture.md).
 */
export function loadRemoteBundle(release: Release): RemoteBundle {
  const file = path.join(release.folder, 'server', SERVER_FILE);
  const module = { exports: {} as Partial<RemoteBundle> };
  const requireShared = (id: string): unknown => {
    if (id in sharedModules) return sharedModules[id];
    throw new Error(
      `${release.name} may not import "${id}" on the server; shared are: ${Object.keys(sharedModules).join(', ')}.`,
    );
  };
  const code = fs.readFileSync(file);
  const hash = release.server?.[SERVER_FILE];
  if (hash && hashOf(code) !== hash)
    throw new Error(`The server build of ${release.name} was changed after it was published.`);
  const evaluate = vm.compileFunction(
    code.toString('utf8'),
    ['module', 'exports', 'require', '__filename', '__dirname'],
    { filename: file },
  );
  evaluate(module, module.exports, requireShared, file, path.dirname(file));
  const { createRoutes, fragments = {} } = module.exports;
  if (!createRoutes) throw new Error(`${release.name} has no createRoutes in its server build.`);
  return { createRoutes, fragments };
}
