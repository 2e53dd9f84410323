import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BusinessFacts, readBusiness } from '@shop/shared/domain';
import { readConfig } from '../config';
import { imageFolders } from '../modules/catalogue/image';
import { createDb, type Db } from '../platform/db/db';
import { migrate, pendingMigrations } from '../platform/db/migrate';
import { startPglite } from '../platform/db/pglite-process';
import { schemaFiles } from '../schema-files';
import { type ImportReport, importCatalogue } from './import-catalogue';
import { readText } from './read-text';

const usage = `Usage: npm run catalog -- import <file.csv> [--images <folder>] [--won-per-unit <number>] [--dry-run]

  <file.csv>        Shopify's product CSV
  --images          folder with the pictures the file names
  --won-per-unit    what one unit of the file's prices is in won; needed when they are not in won
  --dry-run         reports what a run would do, and writes nothing

A stock is set when its number in the file has changed since the last import; else it stays as sales have
left it. A variant that nobody counts (empty inventory tracker) gets 9,999.

Nothing is fetched: pictures come from the folder only. A run that was interrupted continues when it is
repeated, because what has not changed since its last import is skipped.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** A failure the operator can correct; only its message is printed. */
class UsageError extends Error {
  override name = 'UsageError';
}

function readArguments(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      images: { type: 'string' },
      'won-per-unit': { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [command, file, ...rest] = positionals;
  if (command !== 'import' || !file || rest.length > 0) throw new UsageError(usage);
  const given = values['won-per-unit'];
  const wonPerUnit = given === undefined ? undefined : Number(given);
  if (wonPerUnit !== undefined && !(wonPerUnit > 0))
    throw new UsageError('--won-per-unit must be a number above 0.');
  const images = values.images && fromCaller(values.images);
  return { file, images, wonPerUnit, isDryRun: values['dry-run'] };
}

/** npm changes into the package's folder, so paths are resolved from the caller's folder. */
const fromCaller = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** The operator's facts, from the file that the gateway reads too. */
async function businessOf(file = process.env.BUSINESS_FILE): Promise<BusinessFacts | undefined> {
  if (!file) return undefined;
  try {
    return readBusiness(await readFile(fromCaller(file), 'utf8'));
  } catch (error) {
    throw new UsageError(
      `BUSINESS_FILE "${file}": ${error instanceof Error ? error.message : error}`,
    );
  }
}

function printReport({ lineCount, products, pictures, problems }: ImportReport): void {
  for (const { line, handle, message, effect } of problems) {
    say(
      `line ${line}${handle ? ` (${handle})` : ''}: ${message}${effect === 'lost' ? ' - left out' : ''}`,
    );
  }
  const lost = problems.filter(({ effect }) => effect === 'lost').length;
  say(
    `\n${lineCount} lines read: ${products.added} products added, ${products.changed} changed, ${products.same} as before, ${pictures} pictures; ${lost} things left out, ${problems.length - lost} taken otherwise.`,
  );
}

/** A dry run changes nothing, so it does not migrate either. */
async function assertMigrated(db: Db, apiRoot: string): Promise<void> {
  const pending = await pendingMigrations(db, schemaFiles(apiRoot));
  if (pending.length === 0) return;
  throw new UsageError(
    `The database is not up to date (${pending.length} migrations are pending, the first is ${pending[0]}), and a dry run does not change it. Start the shop once, or run the import.`,
  );
}

const PROGRESS_STEPS = 20;
let lastStep = 0;
/** One line for each twentieth of the products. */
function sayProgress(done: number, total: number): void {
  const step = Math.floor((done / total) * PROGRESS_STEPS);
  if (step === lastStep) return;
  lastStep = step;
  say(`${done} of ${total} products`);
}

async function run(): Promise<number> {
  const { file, images, wonPerUnit, isDryRun } = readArguments(process.argv.slice(2));
  const bytes = await readFile(fromCaller(file)).catch(() => {
    throw new UsageError(`The file ${file} cannot be read.`);
  });
  const csv = readText(bytes);
  const business = await businessOf();
  const config = readConfig(process.env);
  const pglite = config.databaseUrl
    ? undefined
    : await startPglite({
        entry: join(config.apiRoot, 'src', 'server.ts'),
        dataDir: config.dataDir,
        onLost: (reason) => {
          throw new Error(`The embedded database ${reason}.`);
        },
      });
  const db = createDb({
    url: config.databaseUrl ?? pglite?.url ?? '',
    poolSize: 2,
    embedded: pglite !== undefined,
  });
  try {
    if (isDryRun) await assertMigrated(db, config.apiRoot);
    else await migrate(db, schemaFiles(config.apiRoot));
    const report = await importCatalogue(db, {
      csv,
      images,
      wonPerUnit,
      isDryRun,
      onProgress: sayProgress,
      business,
      filesDir: imageFolders(config).files,
    });
    printReport(report);
    if (isDryRun) say('This was a dry run: nothing was written.');
    const { added, changed, same } = report.products;
    return added + changed + same > 0 ? 0 : 1;
  } finally {
    await db.close();
    await pglite?.stop();
  }
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
