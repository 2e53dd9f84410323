import { type AppName, isAppName } from '@shop/shared/contracts';
import { isOwnPath } from '@shop/shared/domain';
import type { Rule } from '../gate/gate';
import { isUsableSecret, SECRET_NEEDED } from '../preview/preview-secret';
import { PREVIEW_PARAM, type PreviewedBuild, signPreview } from '../preview/preview-token';
import { ReleaseRefusal } from '../register/register';
import type { RegisterStore } from '../register/register-store';
import type { createReleaser } from './releaser';

const MINUTE_MS = 60_000;

interface PreviewLinkOptions {
  store: RegisterStore;
  releaser: ReturnType<typeof createReleaser>;
  /** The gateways' PREVIEW_SECRET. */
  secret: string | undefined;
  /** The shop's public origin. */
  publicUrl: string;
  nowMs: () => number;
}

/** An app and its build to show. */
export interface PreviewedApp {
  name: string;
  /** Id of a published build; absent: the build of the checkout, which is published first if necessary. */
  build?: string | undefined;
}

export interface PreviewRequest {
  /** The apps to show. The result names the first app as its `app`. */
  apps: readonly [PreviewedApp, ...PreviewedApp[]];
  minutes: number;
  /** The page that the link opens. */
  page: string;
  /** Rules of the gate not to apply when the build is published. */
  accepted: readonly Rule[];
}

export interface PreviewLink {
  app: string;
  build: string;
  /** The builds of all apps, including the first. */
  builds: readonly PreviewedBuild[];
  expiresAt: string;
  url: string;
}

function assertApp(name: string): asserts name is AppName {
  if (isAppName(name)) return;
  throw new ReleaseRefusal(
    name === 'api'
      ? 'One build of the api runs at a time, which has no preview.'
      : `"${name}" is no name of an app.`,
  );
}

/** Makes signed links that show published builds. */
export function createPreviewLinks(options: PreviewLinkOptions) {
  const { store, releaser } = options;

  const publishCheckout = async (name: string, accepted: readonly Rule[]): Promise<string> =>
    (await releaser.publish(name, accepted)).build;

  const assertPublished = async (name: string, build: string): Promise<string> => {
    const builds = (await store.latest()).apps[name]?.builds ?? {};
    if (Object.hasOwn(builds, build)) return build;
    throw new ReleaseRefusal(
      `Build ${build} of ${name} is not published. Published: ${Object.keys(builds).join(', ')}.`,
    );
  };

  const chosen = async ({ name, build }: PreviewedApp, accepted: readonly Rule[]) => {
    assertApp(name);
    return {
      app: name,
      build: build ? await assertPublished(name, build) : await publishCheckout(name, accepted),
    };
  };

  /** @throws ReleaseRefusal */
  return async ({ apps, page, minutes, accepted }: PreviewRequest): Promise<PreviewLink> => {
    const { secret, publicUrl } = options;
    if (!isUsableSecret(secret)) throw new ReleaseRefusal(`Previews are off: ${SECRET_NEEDED}.`);
    const names = apps.map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined)
      throw new ReleaseRefusal(`A preview shows one build of ${twice}, not two.`);
    if (!isOwnPath(page)) throw new ReleaseRefusal(`${page} is not a path of the shop.`);
    const [first, ...others] = apps;
    const shown = await chosen(first, accepted);
    const builds = [shown];
    for (const other of others) builds.push(await chosen(other, accepted));
    const expiresAtMs = options.nowMs() + minutes * MINUTE_MS;
    const url = new URL(page, publicUrl);
    url.searchParams.set(PREVIEW_PARAM, signPreview(secret, { builds, expiresAtMs }));
    const expiresAt = new Date(expiresAtMs).toISOString();
    return { ...shown, builds, expiresAt, url: url.href };
  };
}
