import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BusinessFacts, readBusiness } from '@shop/shared/domain';
import { readConfig } from '../config';
import { openDatabase } from '../database';
import { imageFolders } from '../modules/catalogue/image';
import { systemClock } from '../platform/clock';
import type { Db } from '../platform/db/db';
import { migrate, pendingMigrations } from '../platform/db/migrate';
import { schemaFiles } from '../schema-files';
import { type ImportReport, importCatalogue } from './import-catalogue';
import { previewLink, previewUsage } from './preview-link';
import { readNumber } from './read/read-number';
import { readText } from './read/read-text';
import { detailsOf, isShortened, summaryOf } from './report/print-report';

const usage = `Usage: npm run catalog -- import <file.csv> [--images <folder>] [--won-per-unit <number>]
         [--renamed move|new] [--missing keep|end] [--dry-run]
       npm run catalog -- preview <plan shop number> [--hours <number>]

  <file.csv>        Shopify's product CSV
  --images          folder with the pictures the file names, in folders as in their addresses
  --won-per-unit    what one unit of the file's prices is in won; needed when they are not in won
  --renamed         a new handle with the SKUs of a product that the file has no more: "move" keeps that
                    product under the new handle, "new" adds another; without it such products are left out
  --missing         products of former imports that the file does not have: "end" takes them off sale,
                    "keep" keeps them silently; without it they are kept and reported
  --dry-run         does all that a run does, takes it back and reports

A stock is set when its number in the file has changed since the last import; else it stays as sales have
left it. A variant that nobody counts (empty inventory tracker) gets 9,999.

The report names each kind of problem with examples; all problems are in <file.csv>.report.txt.

Nothing is fetched: pictures come from the folder only. A run that was interrupted continues when it is
repeated, because what has not changed since its last import is skipped.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** A failure the operator can correct; only its message is printed. */
class UsageError extends Error {
  override name = 'UsageError';
}

/** The value of an option that has only these. */
function choiceOf<T extends string>(
  name: string,
  given: string | undefined,
  choices: readonly T[],
): T | undefined {
  const chosen = choices.find((choice) => choice === given);
  if (given !== undefined && chosen === undefined)
    throw new UsageError(`--${name} is ${choices.join(' or ')}.`);
  return chosen;
}

function wonPerUnitOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const read = readNumber(given);
  if ('problem' in read || read.hasDecimalComma || read.value <= 0)
    throw new UsageError('--won-per-unit must be a number above 0, such as 1400 or 9.5.');
  return read.value;
}

function readArguments(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      images: { type: 'string' },
      'won-per-unit': { type: 'string' },
      renamed: { type: 'string' },
      missing: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [command, file, ...rest] = positionals;
  if (command !== 'import' || !file || rest.length > 0) throw new UsageError(usage);
  return {
    file: fromCaller(file),
    images: values.images && fromCaller(values.images),
    wonPerUnit: wonPerUnitOf(values['won-per-unit']),
    renamed: choiceOf('renamed', values.renamed, ['move', 'new']),
    missing: choiceOf('missing', values.missing, ['keep', 'end']),
    isDryRun: values['dry-run'],
  };
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

/** Prints the summary, and writes all problems beside the file when the summary does not name them all. */
async function tell(report: ImportReport, file: string): Promise<void> {
  say('');
  for (const line of summaryOf(report)) say(line);
  if (!isShortened(report)) return;
  const details = `${file}.report.txt`;
  await writeFile(details, `${detailsOf(report).join('\n')}\n`).then(
    () => say(`All problems: ${details}`),
    (error: Error) => say(`The file of all problems could not be written: ${error.message}`),
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

function printPreviewLink(args: string[]): number {
  const link = previewLink(args, process.env, systemClock.now());
  if (!link) throw new UsageError(previewUsage);
  say(link);
  return 0;
}

async function run(): Promise<number> {
  if (process.argv[2] === 'preview') return printPreviewLink(process.argv.slice(3));
  const { file, ...choices } = readArguments(process.argv.slice(2));
  const { isDryRun } = choices;
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`The file ${file} cannot be read.`);
  });
  const csv = readText(bytes);
  const business = await businessOf();
  const config = readConfig(process.env);
  const onLost = (reason: string) => {
    throw new Error(`The embedded database ${reason}.`);
  };
  const { db, prepare, close } = await openDatabase(config, onLost, { poolSize: 2 });
  try {
    if (isDryRun) await assertMigrated(db, config.apiRoot);
    else await prepare((by) => migrate(by, schemaFiles(config.apiRoot)));
    const report = await importCatalogue(db, {
      csv,
      ...choices,
      onProgress: sayProgress,
      business,
      filesDir: imageFolders(config).files,
    });
    await tell(report, file);
    if (isDryRun) say('This was a dry run: all of it was taken back.');
    const { added, changed, same } = report.products;
    return added + changed + same > 0 ? 0 : 1;
  } finally {
    await close();
  }
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
