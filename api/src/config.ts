import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isAddressRange, isPrivateRange, type S3Settings } from '@shop/shared/node';
import { VALKEY_PROTOCOLS } from '@shop/shared/node/rate-counts';
import { z } from 'zod';
import {
  type ChannelSettings,
  channelEnvironment,
  channelSettings,
  missingChannelSettings,
} from './channels/settings';
import {
  type DatabaseSettings,
  databaseEnvironment,
  databaseSettings,
  missingDatabaseSettings,
} from './config.database';
import {
  type MonitoringSettings,
  monitoringEnvironment,
  monitoringSettings,
} from './config.monitoring';
import { type OidcSettings, readOidc } from './config.oidc';

/** Parts of the sandbox: adapters first, then what only testers use. */
const sandboxPartNames = [
  'payment',
  'identity',
  'postcode',
  'fulfilment',
  'messages',
  'payment-bench',
  'fulfilment-bench',
  'backends',
  'system-check',
] as const;

export type SandboxPart = (typeof sandboxPartNames)[number];

const listOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

const schema = z.object({
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  ...monitoringEnvironment,
  DATA_DIR: z.string().min(1).optional(),
  ...databaseEnvironment,
  VALKEY_URL: z
    .url({ protocol: VALKEY_PROTOCOLS, message: 'must look like valkey://user:password@host' })
    .optional(),
  SHOP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, message: 'must be an http address' })
    .default('http://localhost'),
  PAYMENT: z.enum(['sandbox', 'toss']).default('sandbox'),
  TOSS_CLIENT_KEY: z.string().min(1).optional(),
  TOSS_SECRET_KEY: z.string().min(1).optional(),
  TOSS_URL: z
    .url({ protocol: /^https?$/, message: 'must be an http address' })
    .default('https://api.tosspayments.com'),
  IDENTITY: z.enum(['sandbox', 'loca']).default('sandbox'),
  IDENTITY_URL: z.url({ protocol: /^https?$/, message: 'must be an http address' }).optional(),
  IDENTITY_LOGIN_URL: z
    .url({ protocol: /^https?$/, message: 'must be an http address' })
    .optional(),
  // Of the first provider; `readOidc` checks them, and those with `_2` to `_4`.
  OIDC_ISSUER: z.string().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().optional(),
  POSTCODE: z.enum(['sandbox']).default('sandbox'),
  FULFILMENT: z.enum(['sandbox']).default('sandbox'),
  ...channelEnvironment,
  FILE_STORE: z.enum(['folder', 's3']).default('folder'),
  S3_URL: z.url({ protocol: /^https?$/, message: 'must be an http address' }).optional(),
  S3_REGION: z.string().min(1).default('ap-northeast-2'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9.-]{3,63}$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  TRUSTED_GATEWAYS: z
    .string()
    .default('loopback')
    .transform(listOf)
    .pipe(z.array(z.string().refine(isAddressRange, 'must be addresses, ranges or loopback'))),
  SANDBOX_NETWORKS: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(
      z.array(
        z
          .string()
          .refine(
            (range) => isAddressRange(range) && isPrivateRange(range),
            'must be private addresses or ranges, such as 192.168.0.0/24',
          ),
      ),
    ),
  ALLOW_SANDBOX: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(z.array(z.enum(sandboxPartNames))),
  TILL_KEYS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z.string().regex(/^[^:,]{1,40}:[0-9a-f]{64}$/, 'must be name:sha256 of the key in hex, …'),
      ),
    ),
  OPENAPI: z.enum(['on', 'off']).optional(),
  SAMPLE_GOODS: z.coerce.number().int().min(0).max(1_000_000).default(1_200),
  VALKEY_WAIT_MS: z.coerce.number().int().min(1).max(10_000).optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(10_000).default(1),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

const s3Settings = ['S3_URL', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Without these checks, a real adapter that lacks its address or keys would be the sandbox's. */
const complete = schema
  .refine(({ IDENTITY, IDENTITY_URL }) => IDENTITY === 'sandbox' || IDENTITY_URL !== undefined, {
    path: ['IDENTITY_URL'],
    message: 'is needed when IDENTITY is loca',
  })
  .refine(({ PAYMENT, TOSS_CLIENT_KEY }) => PAYMENT === 'sandbox' || TOSS_CLIENT_KEY, {
    path: ['TOSS_CLIENT_KEY'],
    message: 'is needed when PAYMENT is toss',
  })
  .refine(({ PAYMENT, TOSS_SECRET_KEY }) => PAYMENT === 'sandbox' || TOSS_SECRET_KEY, {
    path: ['TOSS_SECRET_KEY'],
    message: 'is needed when PAYMENT is toss',
  })
  .superRefine((settings, { addIssue }) => {
    if (settings.FILE_STORE !== 's3') return;
    for (const name of s3Settings)
      if (!settings[name])
        addIssue({ code: 'custom', path: [name], message: 'is needed when FILE_STORE is s3' });
  })
  .superRefine((settings, { addIssue }) => {
    for (const issue of missingChannelSettings(settings)) addIssue(issue);
    for (const issue of missingDatabaseSettings(settings)) addIssue(issue);
  });

/** The environment, parsed once. */
export interface Config extends DatabaseSettings {
  port: number;
  host: string;
  /** Metrics, traces and error reports for operators. */
  monitoring: MonitoringSettings;
  /** Where the embedded database, the secret and drawn pictures live. */
  dataDir: string;
  /** Absent: made at first start and kept in `dataDir`. */
  secret: string | undefined;
  /** URL of Valkey, which shares rate limits between processes; absent: each counts alone. */
  valkeyUrl: string | undefined;
  /** Longest time that a request waits for Valkey, ms; absent: 30. */
  valkeyWaitMs?: number | undefined;
  /** The shop's public URL; by default the local machine's. */
  publicUrl: string;
  /** Addresses of gateways and of proxies between them and the api: only their headers may name the client. */
  trustedGateways: readonly string[];
  /** Private networks whose machines may use the sandbox like the local machine. */
  sandboxNetworks: readonly string[];
  /** Which adapter serves each port. */
  ports: {
    payment: 'sandbox' | 'toss';
    identity: 'sandbox' | 'loca';
    postcode: 'sandbox';
    fulfilment: 'sandbox';
    messages: 'sandbox' | 'http';
  };
  /** Parts of the sandbox that may run although `publicUrl` is not this machine. */
  allowedSandbox: readonly SandboxPart[];
  /** Where the card company's sign-in responds; present when it is the identity adapter. */
  identityUrl: string | undefined;
  /** The card company's own sign-in page; absent: members come with its cookies or from its app. */
  identityLoginUrl: string | undefined;
  /** Providers of sign-in by OpenID Connect, in the order in which they are offered. */
  oidc: readonly OidcSettings[];
  /** Keys and address of Toss Payments; present when it is the payment adapter. */
  toss: { url: string; clientKey: string; secretKey: string } | undefined;
  /** Where uploaded files are kept when not in `dataDir`; present when it is the file store. */
  s3: S3Settings | undefined;
  /** The channels of messages to members that are real. */
  channels: ChannelSettings;
  /** The tills of partners with the SHA-256 of their keys, in hex. */
  tills: readonly { name: string; keyHash: string }[];
  /** Whether `/openapi.json` lists all calls. */
  hasOpenApi: boolean;
  sampleGoods: number;
  /** Multiplies every rate limit: test runs and load tests call from one address. */
  rateLimitFactor: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Folder of the api package: migrations and other files stand below it. */
  apiRoot: string;
}

/** Thrown with every setting that is wrong, not only the first. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const packageJson = z.object({ name: z.string().optional() });

/** The folder that holds the package of this name, above `from`. Works from `src` and from `dist`. */
function findPackage(from: string, name: string): string {
  const manifest = join(from, 'package.json');
  if (existsSync(manifest)) {
    const read = packageJson.parse(JSON.parse(readFileSync(manifest, 'utf8')));
    if (read.name === name) return from;
  }
  const parent = dirname(from);
  if (parent === from) throw new ConfigError(`The folder of ${name} was not found.`);
  return findPackage(parent, name);
}

function s3Of(settings: z.output<typeof schema>): S3Settings | undefined {
  const { FILE_STORE, S3_URL: url, S3_REGION: region, S3_BUCKET: bucket } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (FILE_STORE !== 's3' || !url || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { url, region, bucket, accessKeyId, secretAccessKey };
}

/**
 * Reads the environment. Empty values count as absent.
 * @throws ConfigError listing every wrong setting.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const nonEmptyEnv = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = complete.safeParse(nonEmptyEnv);
  const oidc = readOidc(nonEmptyEnv);
  const issues = parsed.success ? [] : parsed.error.issues;
  const wrong = [
    ...issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`),
    ...oidc.wrong,
  ];
  if (!parsed.success || wrong.length > 0) {
    throw new ConfigError(`These settings are wrong:\n${wrong.join('\n')}`);
  }
  const { PAYMENT, IDENTITY, POSTCODE, FULFILMENT, MESSAGES } = parsed.data;
  const { TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey, TOSS_URL: url } = parsed.data;
  const apiRoot = findPackage(__dirname, '@shop/api');
  return {
    port: parsed.data.API_PORT,
    host: parsed.data.API_HOST,
    monitoring: monitoringSettings(parsed.data),
    dataDir: resolve(apiRoot, '..', parsed.data.DATA_DIR ?? '.data'),
    ...databaseSettings(parsed.data),
    secret: parsed.data.SHOP_SECRET,
    valkeyUrl: parsed.data.VALKEY_URL,
    valkeyWaitMs: parsed.data.VALKEY_WAIT_MS,
    publicUrl: new URL(parsed.data.PUBLIC_URL).origin,
    trustedGateways: parsed.data.TRUSTED_GATEWAYS,
    sandboxNetworks: parsed.data.SANDBOX_NETWORKS,
    ports: {
      payment: PAYMENT,
      identity: IDENTITY,
      postcode: POSTCODE,
      fulfilment: FULFILMENT,
      messages: MESSAGES,
    },
    allowedSandbox: parsed.data.ALLOW_SANDBOX,
    identityUrl: IDENTITY === 'loca' ? parsed.data.IDENTITY_URL : undefined,
    identityLoginUrl: IDENTITY === 'loca' ? parsed.data.IDENTITY_LOGIN_URL : undefined,
    oidc: oidc.providers,
    toss: PAYMENT === 'toss' && clientKey && secretKey ? { url, clientKey, secretKey } : undefined,
    s3: s3Of(parsed.data),
    channels: channelSettings(parsed.data),
    tills: parsed.data.TILL_KEYS.map((entry) => {
      const [name = '', keyHash = ''] = entry.split(':');
      return { name, keyHash };
    }),
    hasOpenApi: parsed.data.OPENAPI ? parsed.data.OPENAPI === 'on' : PAYMENT === 'sandbox',
    sampleGoods: parsed.data.SAMPLE_GOODS,
    rateLimitFactor: parsed.data.RATE_LIMIT_FACTOR,
    logLevel: parsed.data.LOG_LEVEL,
    apiRoot,
  };
}
