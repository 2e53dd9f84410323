import fs from 'node:fs';
import path from 'node:path';
import {
  type BusinessFacts,
  defaultSettings,
  isContainerId,
  isLoopbackUrl,
  isOwnPath,
  type PublicSettings,
  readBusiness,
} from '@shop/shared/domain';

export interface GatewayConfig {
  host: string;
  port: number;
  /** The api's loopback URL. */
  apiUrl: string;
  /** The folder with the builds of shell/ and mfe-…/. */
  rootDir: string;
  /** The public origin, for canonical links and the sitemap. */
  publicUrl: string;
  logLevel: string;
  /** Whether /test and the app test board exist; otherwise they are 404s. */
  hasTestPages: boolean;
  /** Reloads pages when the gateway restarts; development only. */
  hasLiveReload: boolean;
  /** The tag manager's container; without one nothing of a third party is loaded. */
  tagManagerId?: string;
  /** Settings that pages may read; absent when none is set. */
  settings?: PublicSettings;
}

const listOf = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);

/**
 * The operator's business facts. The path is relative to the folder where the command was started;
 * npm changes the working directory.
 */
function readBusinessFile(
  env: Record<string, string | undefined>,
  wrong: string[],
): BusinessFacts | undefined {
  const file = env.BUSINESS_FILE;
  if (!file) return undefined;
  try {
    return readBusiness(fs.readFileSync(path.resolve(env.INIT_CWD ?? '.', file), 'utf8'));
  } catch (error) {
    wrong.push(`BUSINESS_FILE "${file}": ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

function readSettings(
  env: Record<string, string | undefined>,
  wrong: string[],
): PublicSettings | undefined {
  const business = readBusinessFile(env, wrong);
  if (!env.HOME_PATH && !env.APP_URL && !env.REDIRECT_HOSTS && !business) return undefined;
  const homePath = env.HOME_PATH ?? defaultSettings.homePath;
  if (!isOwnPath(homePath)) wrong.push(`HOME_PATH must be a path, not "${homePath}"`);
  const appUrl = env.APP_URL;
  if (appUrl && !/^https?:\/\/[^/]/.test(appUrl))
    wrong.push(`APP_URL must be an address, not "${appUrl}"`);
  if (homePath === '/' && !appUrl) wrong.push('HOME_PATH=/ needs an APP_URL to lead to');
  const redirectHosts = listOf(env.REDIRECT_HOSTS);
  for (const host of redirectHosts) {
    if (!/^[a-z0-9.-]+$/.test(host)) wrong.push(`REDIRECT_HOSTS must name hosts, not "${host}"`);
  }
  return {
    homePath,
    redirectHosts,
    ...(appUrl ? { appUrl } : {}),
    ...(business ? { business } : {}),
  };
}

/** Reads the environment once; throws one error that names all that is wrong. */
export function readConfig(env: Record<string, string | undefined>): GatewayConfig {
  const wrong: string[] = [];
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    wrong.push(`PORT must be 0–65535, not "${env.PORT}"`);
  const apiUrl = env.API_URL ?? 'http://127.0.0.1:3001';
  if (!URL.canParse(apiUrl)) wrong.push(`API_URL must be an address, not "${env.API_URL}"`);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${port}`;
  if (!URL.canParse(publicUrl))
    wrong.push(`PUBLIC_URL must be an address, not "${env.PUBLIC_URL}"`);
  if (env.TEST_PAGES !== undefined && !['on', 'off'].includes(env.TEST_PAGES))
    wrong.push(`TEST_PAGES must be on or off, not "${env.TEST_PAGES}"`);
  const tagManagerId = env.TAG_MANAGER_ID;
  if (tagManagerId && !isContainerId(tagManagerId))
    wrong.push(
      `TAG_MANAGER_ID must be GTM- and upper-case letters or digits, not "${tagManagerId}"`,
    );
  const settings = readSettings(env, wrong);
  if (wrong.length) throw new Error(`The gateway's settings are wrong: ${wrong.join('; ')}.`);
  return {
    host: env.HOST ?? 'localhost',
    port,
    apiUrl,
    publicUrl: new URL(publicUrl).origin,
    rootDir: env.SHOP_ROOT ?? path.resolve(__dirname, '../../..'),
    logLevel: env.LOG_LEVEL ?? 'warn',
    hasTestPages: env.TEST_PAGES ? env.TEST_PAGES === 'on' : isLoopbackUrl(publicUrl),
    hasLiveReload: env.SHOP_LIVE_RELOAD === '1',
    ...(tagManagerId ? { tagManagerId } : {}),
    ...(settings ? { settings } : {}),
  };
}
