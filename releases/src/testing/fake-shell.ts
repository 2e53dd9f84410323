import { visitorSession } from '@shop/shared/app';
import {
  type RenderedMarkup,
  SHELL_SERVER_VERSION,
  type ShellServerBuild,
} from '@shop/shared/app/document';
import type { RequireModule } from '../builds/server-build';
import { sharedModules } from '../builds/shared-modules';

/** The name under which the fake shop's shell requires what it exports. */
export const SHELL_UNDER_TEST = '@shop/shell/server';

const noRendering = () => Promise.reject(new Error('The fake shell loads nothing.'));

/** The page that every path renders, without a remote. */
const onePage: RenderedMarkup = {
  kind: 'page',
  status: 200,
  body: '<main>A page</main>',
  meta: { title: 'A page' },
  chunks: [],
  fragments: [],
  owner: undefined,
  form: 'mobile',
  isHeaderHidden: false,
  hasReadCatalogueOnly: false,
  state: {
    buildId: 'fake',
    session: visitorSession,
    renderedAtMs: 0,
    queries: [],
    remotes: {},
    paths: {},
    isRendered: true,
  },
};

const fakeShell: ShellServerBuild = {
  version: SHELL_SERVER_VERSION,
  sharedModules,
  listPages: () =>
    ['/', '/common/login-auth', '/auth/callback'].map((path) => ({ path, queryParams: undefined })),
  render: () => Promise.resolve(onePage),
  loadData: noRendering,
};

/** Provides the modules of a shell that renders the same page for every path. */
export const requireFakeShell: RequireModule = (id) => {
  if (id === SHELL_UNDER_TEST) return { shell: fakeShell };
  throw new Error(`A test has no module "${id}".`);
};
