import { createHash } from 'node:crypto';
import type { BusinessFacts } from '@shop/shared/domain';
import { z } from 'zod';
import type { Db, Tx } from '../platform/db/db';
import { sql } from '../platform/db/sql';
import { collectPictures, sourcesOf } from './pictures/collect-pictures';
import { openPictureFiles, type PictureFiles } from './pictures/picture-files';
import type { Product } from './product';
import { type ReadResult, readProducts } from './read/read-products';
import type { WonOptions } from './read/read-won';
import type { Problem } from './report/problem';
import { type BatchItem, sourceKeyOf } from './write/batch';
import { endProducts, type FormerProduct, formerOf, formerProducts } from './write/former-products';
import { inTransaction } from './write/run-transaction';
import { writeBatch } from './write/write-batch';
import type { StoppedSku } from './write/write-skus';

export interface ImportOptions extends WonOptions {
  /** The file's text. */
  csv: string;
  /** Folder of pictures. */
  images: string | undefined;
  /** Where the shop keeps files. */
  filesDir: string;
  /** Seller to create when the shop has none; defaults to the sample's business. */
  business?: BusinessFacts | undefined;
  /** Does everything that a run does and takes it back. */
  isDryRun?: boolean;
  /** What becomes of a new product that seems to be a renamed one: asked for when undefined. */
  renamed?: 'move' | 'new' | undefined;
  /** What becomes of products that the file does not have: reported and kept when undefined. */
  missing?: 'keep' | 'end' | undefined;
  onProgress?: (done: number, total: number) => void;
}

export interface ImportReport {
  lineCount: number;
  columns: ReadResult['columns'];
  products: { added: number; changed: number; same: number; ended: number };
  pictures: number;
  problems: Problem[];
}

/** Products written by one transaction. */
const BATCH_SIZE = 200;

const markRow = z.object({ sourceKey: z.string(), mark: z.string().nullable() });

/** Changes when the file's product or one of its pictures does; line numbers do not count. */
async function markOf(product: Product, files: PictureFiles): Promise<string> {
  const versions = await Promise.all(sourcesOf(product).map((src) => files.versionOf(src)));
  const text = JSON.stringify([product, versions], (key, value) =>
    key === 'line' ? undefined : value,
  );
  return createHash('sha256').update(text).digest('base64');
}

/** Products between two refreshes of the planner's statistics; a multiple of the batch. */
const ANALYZE_EVERY = 4_000;

/** The embedded database does not analyze by itself, and then reads all goods for each batch. */
const analyze = (db: Db): Promise<void> =>
  db.script(
    'analyze goods, sku, sku_stock, option_group, option_value, category_goods, goods_image, review_stat',
  );

interface Run {
  db: Db;
  files: PictureFiles;
  options: ImportOptions;
  report: ImportReport;
}

function reportStopped({ report }: Run, stopped: readonly StoppedSku[]): void {
  for (const { item, optionText } of stopped) {
    const { line, handle } = item.product;
    const message = `the file has the variant ${optionText || '(without options)'} no more; taken off sale`;
    report.problems.push({ kind: 'option', line, handle, message, effect: 'changed' });
  }
}

/** Writes a batch; when that fails, each of its products alone, so that only the faulty one is lost. */
async function writeAll(run: Run, items: readonly BatchItem[]): Promise<void> {
  const [first] = items;
  if (!first) return;
  const { db, report, options } = run;
  try {
    const write = (tx: Tx) => writeBatch(tx, items, options.business);
    const { added, stopped } = await inTransaction(db, options.isDryRun === true, write);
    report.products.added += added;
    report.products.changed += items.length - added;
    for (const { pictures } of items) report.pictures += pictures.length;
    reportStopped(run, stopped);
  } catch (error) {
    if (items.length > 1) {
      for (const item of items) await writeAll(run, [item]);
      return;
    }
    const why = error instanceof Error ? error.message : String(error);
    const { line, handle } = first.product;
    const message = `the database refuses the product: ${why}`;
    report.problems.push({ kind: 'refused', line, handle, message, effect: 'lost' });
  }
}

/** The marks that the shop has of these products; null for a product that was imported without one. */
async function marksIn(db: Db, products: readonly Product[]): Promise<Map<string, string | null>> {
  const rows = await db.rows(
    markRow,
    sql`
    select g.source_key, i.mark from goods g left join catalog_import i using (source_key)
    where g.source_key = any(${products.map(sourceKeyOf)}::text[])`,
  );
  return new Map(rows.map(({ sourceKey, mark }) => [sourceKey, mark]));
}

/** A product to write, with the handle that it had in the shop. */
interface Arrival {
  product: Product;
  formerHandle: string | undefined;
}

async function importBatch(run: Run, arrivals: readonly Arrival[]): Promise<void> {
  const { db, files, report } = run;
  const marks = await marksIn(
    db,
    arrivals.map(({ product }) => product),
  );
  const items: BatchItem[] = [];
  for (const { product, formerHandle } of arrivals) {
    const mark = await markOf(product, files);
    if (marks.get(sourceKeyOf(product)) === mark) {
      report.products.same += 1;
      continue;
    }
    const collected = await collectPictures(product, files, report.problems);
    items.push({ product, ...collected, mark, formerHandle });
  }
  await writeAll(run, items);
}

/** The handle that a new product had, or why the operator has to say. */
function renamingOf(
  product: Product,
  former: readonly FormerProduct[],
  renamed: ImportOptions['renamed'],
): { handle: string | undefined } | { question: string } {
  const candidates = renamed === 'new' ? [] : formerOf(product, former);
  const [only, ...others] = candidates;
  if (!only || (renamed === 'move' && others.length === 0)) return { handle: only?.handle };
  const names = candidates.map(({ handle }) => `"${handle}"`).join(', ');
  const reason = `it looks like ${names} of a former import, which the file has no more`;
  const move =
    others.length > 0
      ? 'which of them it is cannot be told'
      : '--renamed move: it is that one and keeps its stock, baskets and reviews';
  return { question: `${reason}. Say ${move}; --renamed new: it is another product` };
}

/** New products that seem to be renamed ones are taken only as the operator says. */
async function arrivalsOf(
  { db, options, report }: Run,
  products: readonly Product[],
  former: readonly FormerProduct[],
): Promise<Arrival[]> {
  const marks = former.length > 0 ? await marksIn(db, products) : undefined;
  const free = new Map(former.map((one) => [one.handle, one]));
  return products.flatMap((product): Arrival[] => {
    const isKnown = !marks || marks.has(sourceKeyOf(product));
    if (isKnown) return [{ product, formerHandle: undefined }];
    const renaming = renamingOf(product, [...free.values()], options.renamed);
    if ('question' in renaming) {
      const { line, handle } = product;
      const message = renaming.question;
      report.problems.push({ kind: 'renamed', line, handle, message, effect: 'asked' });
      return [];
    }
    if (renaming.handle !== undefined) free.delete(renaming.handle);
    return [{ product, formerHandle: renaming.handle }];
  });
}

/** Reports the products that the file does not have, and takes them off sale when the operator says so. */
async function handleMissing(
  { db, options, report }: Run,
  former: readonly FormerProduct[],
  arrivals: readonly Arrival[],
): Promise<void> {
  const moved = new Set(arrivals.map(({ formerHandle }) => formerHandle));
  const missing = former.filter(({ handle, isSold }) => isSold && !moved.has(handle));
  const isEnded = options.missing === 'end';
  if (isEnded) {
    const handles = missing.map(({ handle }) => handle);
    await inTransaction(db, options.isDryRun === true, (tx) => endProducts(tx, handles));
    report.products.ended = missing.length;
  }
  if (options.missing === 'keep') return;
  for (const { handle, name } of missing) {
    const message = isEnded
      ? `${name}: taken off sale`
      : `${name}: it stays on sale. Say --missing end to take such products off sale, --missing keep to keep them`;
    const effect = isEnded ? 'changed' : 'asked';
    report.problems.push({ kind: 'missing', line: 0, handle, message, effect });
  }
}

/**
 * Imports a product CSV. What has not changed since its last import is skipped, so an interrupted run
 * continues when it is repeated. A failure affects only its product. A dry run is the run, rolled back.
 * @throws WrongHeader when the file has other columns; BrokenCsv; UnknownCurrency when its prices are not
 * in won
 */
export async function importCatalogue(db: Db, options: ImportOptions): Promise<ImportReport> {
  const { csv, images, filesDir, isDryRun = false, onProgress } = options;
  const { products, problems, lineCount, columns } = readProducts(csv, options);
  const sources = products.flatMap(sourcesOf);
  const files = await openPictureFiles(images, isDryRun ? undefined : filesDir, sources);
  const report: ImportReport = {
    lineCount,
    columns,
    products: { added: 0, changed: 0, same: 0, ended: 0 },
    pictures: 0,
    problems: [...problems],
  };
  const run: Run = { db, files, options, report };
  const writes = !isDryRun && products.length > 0;
  const former = products.length > 0 ? await formerProducts(db, products) : [];
  const arrivals = await arrivalsOf(run, products, former);
  for (let at = 0; at < arrivals.length; at += BATCH_SIZE) {
    if (writes && at % ANALYZE_EVERY === 0) await analyze(db);
    await importBatch(run, arrivals.slice(at, at + BATCH_SIZE));
    onProgress?.(Math.min(at + BATCH_SIZE, arrivals.length), arrivals.length);
  }
  await handleMissing(run, former, arrivals);
  if (writes) await db.run(sql`select refresh_goods_counts()`);
  report.problems.sort((a, b) => a.line - b.line);
  return report;
}
