import { writeOutput } from '@shop/shared/node';
import { collectProcess, type Registry, serveMetrics } from '@shop/shared/node/metrics';
import { compose } from './adapters';
import { createApp } from './app';
import { readConfig } from './config';
import { assertDatabaseRoute, openDatabase } from './database';
import { holidayWarning } from './holidays';
import { assertSecretFits } from './modules/member/member';
import { systemClock } from './platform/clock';
import { migrate } from './platform/db/migrate';
import { runPgliteChild } from './platform/db/pglite-child';
import { PGLITE_ARGUMENT } from './platform/db/pglite-process';
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

  await assertDatabaseRoute(config);
  const database = await openDatabase(
    config,
    (reason) => {
      process.stderr.write(`The embedded database ${reason}; the api stops with it.\n`);
      void stop(1);
    },
    { entry: process.argv[1] ?? __filename },
  );
  const { db, prepare } = database;
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
    await database.close();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  process.on('disconnect', () => void stop(0));

  await prepare(seed);
  const figures =
    config.monitoring.metrics && (await openMetrics(config.monitoring.metrics, metrics.registry));
  if (figures) app.addHook('onClose', figures.close);
  await app.listen({ port: config.port, host: config.host });
  deps.jobs.start();
  const warning = holidayWarning(systemClock.now());
  if (warning) app.log.warn(warning);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const metricsPort = figures?.port();
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
