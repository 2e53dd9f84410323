import { SHELL_SERVER_VERSION, type ShellServerBuild } from '@shop/shared/app/document';
import type { RequireModule } from '../builds/server-build';

/** The name under which the fake shop's shell requires what it exports. */
export const SHELL_UNDER_TEST = '@shop/shell/server';

const noRendering = () => Promise.reject(new Error('The fake shell renders nothing.'));

const fakeShell: ShellServerBuild = {
  version: SHELL_SERVER_VERSION,
  sharedModules: {},
  listPages: () =>
    ['/', '/common/login-auth', '/auth/callback'].map((path) => ({ path, queryParams: undefined })),
  render: noRendering,
  loadData: noRendering,
};

/** The modules of a shell that has pages and renders none. */
export const requireFakeShell: RequireModule = (id) => {
  if (id === SHELL_UNDER_TEST) return { shell: fakeShell };
  throw new Error(`A test has no module "${id}".`);
};
