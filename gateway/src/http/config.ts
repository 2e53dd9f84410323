import fs from 'node:fs';
import path from 'node:path';
import { bucketOf, bucketSchema, checkBucket } from '@shop/releases/register';
import {
  type BusinessFacts,
  defaultSettings,
  isContainerId,
  isLoopbackUrl,
  isOwnPath,
  type PublicSettings,
  readBusiness,
} from '@shop/shared/domain';
import { isAddressRange, messageOf, type S3Settings } from '@shop/shared/node';
import { VALKEY_PROTOCOLS } from '@shop/shared/node/rate-counts';
import { z } from 'zod';

export interface GatewayConfig {
  host: string;
  port: number;
  /** The api's loopback URL. */
  apiUrl: string;
  /** The folder with the builds of shell/ and mfe-…/. */
  rootDir: string;
  /** The folder of the release register; absent: the builds below `rootDir` are served. */
  releasesDir?: string | undefined;
  /** The bucket of the release register; `releasesDir` holds copies of its builds then. */
  releasesBucket?: S3Settings | undefined;
  /** Between two looks at the register, ms; absent: 2 s. */
  releasesPollMs?: number;
  /** How long a register that cannot be read is read again at the start, ms; absent: 30 s. */
  releasesStartMs?: number;
  /** Between two comparisons of canaries, ms; absent: 5 s. */
  canaryPollMs?: number;
  /** Bearer token that allows reading the counts from another machine; absent: this machine only. */
  metricsToken?: string | undefined;
  /** Address of the separate server for `/metrics`; absent: no such server. */
  metrics?: { host: string; port: number } | undefined;
  /** URL of the OpenTelemetry collector, without `/v1/traces`; absent: no traces. */
  tracesUrl?: string | undefined;
  /** URL that receives each log line at level `error`; absent: the log alone. */
  errorReportUrl?: string | undefined;
  /** Signs the links of previews; absent: there are none. */
  previewSecret?: string | undefined;
  /** The public origin, for canonical links and the sitemap. */
  publicUrl: string;
  logLevel: Settings['LOG_LEVEL'];
  /**
   * Proxies whose headers about the client count: addresses, CIDR ranges or `loopback`. Absent: none.
   */
  trustedProxies?: readonly string[];
  /** URL of Valkey, which shares the limit of pages between gateways; absent: each counts alone. */
  valkeyUrl?: string | undefined;
  /** Longest time that a request waits for Valkey, ms; absent: 30. */
  valkeyWaitMs?: number | undefined;
  /** Multiplies the limit of pages; absent: 1. */
  rateLimitFactor?: number;
  /** The longest time that a client may take to send a body of up to 1 MB, ms; absent: 30 s. */
  receivingMs?: number;
  /** A file that a member sends may arrive slowly for this long, ms; absent: 10 s. */
  uploadGraceMs?: number;
  /** Whether /test and the app test board exist; otherwise they are 404s. */
  hasTestPages: boolean;
  /** Whether `/markup` exists; otherwise it is a 404, and pages do not name it. Absent: it does. */
  hasDesignReference?: boolean;
  /** Reloads pages when the gateway restarts; development only. */
  hasLiveReload: boolean;
  /** The tag manager's container; without one nothing of a third party is loaded. */
  tagManagerId?: string;
  /** Settings that pages may read; absent when none is set. */
  settings?: PublicSettings;
}

const httpUrl = () => z.url({ protocol: /^https?$/, message: 'must be an http URL' });

const splitList = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Reads the operator's business facts; a missing or incomplete file is an issue of its setting. */
const businessFile = (workingDir: string) =>
  z.string().transform((file, context): BusinessFacts => {
    try {
      return readBusiness(fs.readFileSync(path.resolve(workingDir, file), 'utf8'));
    } catch (error) {
      const message = messageOf(error);
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
  });

/** @param workingDir the folder that BUSINESS_FILE is relative to */
const createSchema = (workingDir: string) =>
  z.object({
    HOST: z.string().default('localhost'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    API_URL: httpUrl().default('http://127.0.0.1:3001'),
    PUBLIC_URL: httpUrl().optional(),
    VALKEY_WAIT_MS: z.coerce.number().int().min(1).max(10_000).optional(),
    VALKEY_URL: z
      .url({ protocol: VALKEY_PROTOCOLS, message: 'must look like valkey://user:password@host' })
      .optional(),
    RATE_LIMIT_FACTOR: z.coerce.number().positive().max(10_000).default(1),
    SHOP_ROOT: z.string().optional(),
    RELEASES_DIR: z.string().optional(),
    ...bucketSchema,
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
    TEST_PAGES: z.enum(['on', 'off']).optional(),
    DESIGN_REFERENCE: z.enum(['on', 'off']).optional(),
    ALLOW_SANDBOX: z.string().transform(splitList).optional(),
    SHOP_LIVE_RELOAD: z.enum(['0', '1']).default('0'),
    TRUSTED_PROXIES: z
      .string()
      .transform(splitList)
      .pipe(z.array(z.string().refine(isAddressRange, 'must be addresses, ranges or loopback')))
      .optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl().optional(),
    ERROR_REPORT_URL: httpUrl().optional(),
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
    PREVIEW_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
    TAG_MANAGER_ID: z
      .string()
      .refine(isContainerId, 'must be GTM- and upper-case letters or digits')
      .optional(),
    HOME_PATH: z.string().refine(isOwnPath, 'must be a path').optional(),
    APP_URL: httpUrl().optional(),
    REDIRECT_HOSTS: z
      .string()
      .transform(splitList)
      .pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/, 'must be a host name')))
      .optional(),
    BUSINESS_FILE: businessFile(workingDir).optional(),
  });

type Settings = z.output<ReturnType<typeof createSchema>>;

/** Thrown with every setting that is wrong, not only the first. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

function publicSettings(settings: Settings): PublicSettings | undefined {
  const { HOME_PATH, APP_URL, REDIRECT_HOSTS, BUSINESS_FILE } = settings;
  if (!HOME_PATH && !APP_URL && !REDIRECT_HOSTS && !BUSINESS_FILE) return undefined;
  return {
    homePath: HOME_PATH ?? defaultSettings.homePath,
    redirectHosts: REDIRECT_HOSTS ?? [],
    appUrl: APP_URL,
    business: BUSINESS_FILE,
  };
}

/** By default on this machine, and where the shop takes no money. */
const hasDesignReference = (
  { DESIGN_REFERENCE, ALLOW_SANDBOX }: Settings,
  publicUrl: string,
): boolean =>
  DESIGN_REFERENCE
    ? DESIGN_REFERENCE === 'on'
    : isLoopbackUrl(publicUrl) || (ALLOW_SANDBOX?.includes('payment') ?? false);

/**
 * Reads the environment; nothing else in the gateway does. Empty values count as absent.
 * @throws ConfigError listing every wrong setting
 */
export function readConfig(env: Record<string, string | undefined>): GatewayConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  // npm changes the working directory; INIT_CWD is where the command was started.
  const parsed = createSchema(env.INIT_CWD ?? '.')
    .refine(({ HOME_PATH, APP_URL }) => HOME_PATH !== '/' || APP_URL !== undefined, {
      path: ['HOME_PATH'],
      message: '"/" needs an APP_URL to redirect to',
    })
    .superRefine(checkBucket)
    .safeParse(given);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(
      ({ path: at, message }) => `  ${at.join('.')}: ${message}`,
    );
    throw new ConfigError(`These settings are wrong:\n${issues.join('\n')}`);
  }
  const { data } = parsed;
  const workingDir = env.INIT_CWD ?? '.';
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
  const rootDir = data.SHOP_ROOT ?? path.resolve(__dirname, '../..');
  const settings = publicSettings(data);
  return {
    host: data.HOST,
    port: data.PORT,
    apiUrl: data.API_URL,
    publicUrl: new URL(publicUrl).origin,
    rootDir,
    releasesDir: data.RELEASES_DIR
      ? path.resolve(workingDir, data.RELEASES_DIR)
      : data.RELEASES_BUCKET && path.join(rootDir, '.releases'),
    releasesBucket: bucketOf(data),
    logLevel: data.LOG_LEVEL,
    hasTestPages: data.TEST_PAGES ? data.TEST_PAGES === 'on' : isLoopbackUrl(publicUrl),
    hasDesignReference: hasDesignReference(data, publicUrl),
    valkeyUrl: data.VALKEY_URL,
    valkeyWaitMs: data.VALKEY_WAIT_MS,
    rateLimitFactor: data.RATE_LIMIT_FACTOR,
    trustedProxies: data.TRUSTED_PROXIES,
    metrics:
      data.METRICS_PORT === undefined
        ? undefined
        : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    tracesUrl: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    errorReportUrl: data.ERROR_REPORT_URL,
    metricsToken: data.METRICS_TOKEN,
    previewSecret: data.PREVIEW_SECRET,
    hasLiveReload: data.SHOP_LIVE_RELOAD === '1',
    tagManagerId: data.TAG_MANAGER_ID,
    settings,
  };
}
