import { writeOutput } from '@shop/shared/node';
import { collectProcess, type Registry, serveMetrics } from '@shop/shared/node/metrics';
import { compose } from './adapters';
import { createApp } from './app';
import { readConfig } from './config';
import { assertSecretFits } from './modules/member/member';
import { systemClock } from './platform/clock';
import { createDb, type Db } from './platform/db/db';
import { migrate } from './platform/db/migrate';
import { runPgliteChild } from './platform/db/pglite-child';
import { PGLITE_ARGUMENT, startPglite } from './platform/db/pglite-process';
import { prepareAlone } from './platform/db/prepare-alone';
import { createSecrets, readSecret } from './platform/secrets';
import { startFailure } from './platform/start-failure';
import { assertSandboxAllowed } from './sandbox-parts';
import { schemaFiles } from './schema-files';

/** Reported once the process listens: a line on stdout, and a message to the parent process if there is one. */
function sendToParent(message: Record<string, unknown>): void {
  writeOutput(`${JSON.stringify(message)}\n`);
  process.send?.(message);
}

function openMetrics(at: { host: string; port: number }, registry: Registry) {
  collectProcess(registry);
  return serveMetrics(at, () => registry.metrics());
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  // Refused before a database is started for nothing.
  assertSandboxAllowed(config);
  let stop: (code: number) => Promise<void> = async (code) => process.exit(code);

  const pglite = config.databaseUrl
    ? undefined
    : await startPglite({
        entry: process.argv[1] ?? __filename,
        dataDir: config.dataDir,
        onLost: (reason) => {
          process.stderr.write(`The embedded database ${reason}; the api stops with it.\n`);
          void stop(1);
        },
      });
  const db = createDb({
    url: config.databaseUrl ?? pglite?.url ?? '',
    poolSize: config.poolSize,
    timeoutMs: config.databaseTimeoutMs,
    embedded: pglite !== undefined,
  });
  const prepare = <T>(work: (by: Db) => Promise<T>): Promise<T> =>
    config.databaseUrl ? prepareAlone(config.databaseUrl, work) : work(db);
  const ran = await prepare((by) => migrate(by, schemaFiles(config.apiRoot)));
  const secrets = createSecrets(readSecret(config.dataDir, config.secret));
  await assertSecretFits(db, secrets);
  const base = { config, db, clock: systemClock, secrets };
  const { app, deps, metrics, seed } = await createApp({ ...base, ...(await compose(base)) });

  let stopping = false;
  stop = async (code) => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await db.close();
    await pglite?.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  process.on('disconnect', () => void stop(0));

  await prepare(seed);
  const figures = config.metrics && (await openMetrics(config.metrics, metrics.registry));
  if (figures) app.addHook('onClose', figures.close);
  await app.listen({ port: config.port, host: config.host });
  deps.jobs.start();
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const { port: metricsPort } = figures ?? {};
  sendToParent({ event: 'ready', service: 'api', port, metricsPort, migrated: ran.length });
}

if (process.argv[2] === PGLITE_ARGUMENT) {
  void runPgliteChild(process.argv[3] ?? 'memory', Number(process.argv[4] ?? 0));
} else {
  start().catch((error: unknown) => {
    process.stderr.write(`The api did not start: ${startFailure(error)}\n`);
    process.exit(1);
  });
}
