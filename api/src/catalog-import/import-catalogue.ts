import { createHash } from 'node:crypto';
import type { BusinessFacts } from '@shop/shared/domain';
import { z } from 'zod';
import type { Db } from '../platform/db/db';
import { sql } from '../platform/db/sql';
import { type BatchItem, type ImportedPicture, sourceKeyOf } from './batch';
import { openPictureFiles, type PictureFiles } from './picture-files';
import type { Problem, Product, ProductImage } from './product';
import { readProducts } from './read-products';
import type { WonOptions } from './read-won';
import { writeBatch } from './write-batch';
import { openPlaces, type Places } from './write-place';

export interface ImportOptions extends WonOptions {
  /** The file's text. */
  csv: string;
  /** Folder of pictures. */
  images: string | undefined;
  /** Where the shop keeps files. */
  filesDir: string;
  /** Seller to create when the shop has none; defaults to the sample's business. */
  business?: BusinessFacts | undefined;
  /** Reports what a run would do, and writes nothing. */
  isDryRun?: boolean;
  onProgress?: (done: number, total: number) => void;
}

export interface ImportReport {
  lineCount: number;
  products: { added: number; changed: number; same: number };
  pictures: number;
  problems: Problem[];
}

/** Products written by one transaction. */
const BATCH_SIZE = 200;

const markRow = z.object({ sourceKey: z.string(), mark: z.string().nullable() });

/** The pictures of a product in order, those that only a variant names last. */
function picturesOf({ images, variants }: Product): ProductImage[] {
  const wanted = [...images].sort((a, b) => a.position - b.position);
  for (const { image, line } of variants) {
    if (image && !wanted.some(({ src }) => src === image)) {
      wanted.push({ line, src: image, position: wanted.length + 1, alt: '' });
    }
  }
  return wanted;
}

/** Changes when the file's product or one of its pictures does; line numbers do not count. */
async function markOf(product: Product, files: PictureFiles): Promise<string> {
  const versions = await Promise.all(picturesOf(product).map(({ src }) => files.versionOf(src)));
  const text = JSON.stringify([product, versions], (key, value) =>
    key === 'line' ? undefined : value,
  );
  return createHash('sha256').update(text).digest('base64');
}

async function importPictures(
  product: Product,
  files: PictureFiles,
  problems: Problem[],
): Promise<ImportedPicture[]> {
  const imported: ImportedPicture[] = [];
  for (const { src, alt, line } of picturesOf(product)) {
    try {
      const picture = await files.store(src);
      if (!imported.some(({ key }) => key === picture.key)) imported.push({ ...picture, src, alt });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push({ line, handle: product.handle, message, effect: 'lost' });
    }
  }
  return imported;
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
  places: Places | undefined;
  files: PictureFiles;
  report: ImportReport;
}

/** Writes a batch; when that fails, each of its products alone, so that only the faulty one is lost. */
async function writeAll(run: Run, places: Places, items: readonly BatchItem[]): Promise<void> {
  const [first] = items;
  if (!first) return;
  const { report } = run;
  try {
    const { added } = await run.db.tx((tx) => writeBatch(tx, items, places));
    report.products.added += added;
    report.products.changed += items.length - added;
    for (const { pictures } of items) report.pictures += pictures.length;
  } catch (error) {
    if (items.length > 1) {
      for (const item of items) await writeAll(run, places, [item]);
      return;
    }
    const message = error instanceof Error ? error.message : String(error);
    const { line, handle } = first.product;
    report.problems.push({ line, handle, message, effect: 'lost' });
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

async function importBatch(run: Run, products: readonly Product[]): Promise<void> {
  const { db, files, places, report } = run;
  const marks = await marksIn(db, products);
  const items: BatchItem[] = [];
  for (const product of products) {
    const mark = await markOf(product, files);
    const previous = marks.get(sourceKeyOf(product));
    if (previous === mark) {
      report.products.same += 1;
      continue;
    }
    const pictures = await importPictures(product, files, report.problems);
    if (places) items.push({ product, pictures, mark });
    else {
      report.products[previous === undefined ? 'added' : 'changed'] += 1;
      report.pictures += pictures.length;
    }
  }
  if (!places) return;
  await places.prepare(items.map(({ product }) => product));
  await writeAll(run, places, items);
}

/**
 * Imports a product CSV. What has not changed since its last import is skipped, so an interrupted run
 * continues when it is repeated. A failure affects only its product.
 * @throws WrongHeader when the file has other columns; UnknownCurrency when its prices are not in won
 */
export async function importCatalogue(db: Db, options: ImportOptions): Promise<ImportReport> {
  const { csv, images, filesDir, business, isDryRun = false, onProgress } = options;
  const { products, problems, lineCount } = readProducts(csv, options);
  const files = await openPictureFiles(images, isDryRun ? undefined : filesDir);
  const report: ImportReport = {
    lineCount,
    products: { added: 0, changed: 0, same: 0 },
    pictures: 0,
    problems: [...problems],
  };
  const writes = !isDryRun && products.length > 0;
  const places = writes ? await openPlaces(db, business) : undefined;
  for (let at = 0; at < products.length; at += BATCH_SIZE) {
    if (places && at % ANALYZE_EVERY === 0) await analyze(db);
    await importBatch({ db, places, files, report }, products.slice(at, at + BATCH_SIZE));
    onProgress?.(Math.min(at + BATCH_SIZE, products.length), products.length);
  }
  if (places) await db.run(sql`select refresh_goods_counts()`);
  report.problems.sort((a, b) => a.line - b.line);
  return report;
}
