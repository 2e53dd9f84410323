import type { BusinessFacts } from '@shop/shared/domain';
import type { Db } from '../platform/db/db';
import { sql } from '../platform/db/sql';
import { openPictureFiles, type PictureFiles } from './picture-files';
import type { Problem, Product } from './product';
import { readProducts } from './read-products';
import type { WonOptions } from './read-won';
import { ownSeller } from './write-place';
import { type ImportedPicture, type Written, writeProduct } from './write-product';

export interface ImportOptions extends WonOptions {
  /** The file's text. */
  csv: string;
  /** Folder of pictures. */
  images: string | undefined;
  /** Where the shop keeps files. */
  filesDir: string;
  /** Seller to create when the shop has none; defaults to the sample's business. */
  business?: BusinessFacts | undefined;
  onProgress?: (done: number, total: number) => void;
}

export interface ImportReport {
  lineCount: number;
  products: Record<Written, number>;
  pictures: number;
  problems: Problem[];
}

async function importPictures(
  product: Product,
  files: PictureFiles,
  problems: Problem[],
): Promise<ImportedPicture[]> {
  const wanted = [...product.images].sort((a, b) => a.position - b.position);
  for (const { image, line } of product.variants) {
    if (image && !wanted.some(({ src }) => src === image)) {
      wanted.push({ line, src: image, position: wanted.length + 1, alt: '' });
    }
  }
  const imported: ImportedPicture[] = [];
  for (const { src, alt, line } of wanted) {
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

/**
 * Imports a product CSV. Each product is one transaction, so a failure affects only that product.
 * @throws WrongHeader when the file has other columns
 */
export async function importCatalogue(db: Db, options: ImportOptions): Promise<ImportReport> {
  const read = readProducts(options.csv, options);
  const problems = [...read.problems];
  const files = await openPictureFiles(options.images, options.filesDir);
  const report: ImportReport = {
    lineCount: read.lineCount,
    products: { added: 0, changed: 0, same: 0 },
    pictures: 0,
    problems,
  };
  if (read.products.length > 0) await db.tx((tx) => ownSeller(tx, options.business));
  for (const [at, product] of read.products.entries()) {
    const pictures = await importPictures(product, files, problems);
    try {
      const written = await db.tx((tx) => writeProduct(tx, product, pictures));
      report.products[written] += 1;
      report.pictures += pictures.length;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push({ line: product.line, handle: product.handle, message, effect: 'lost' });
    }
    options.onProgress?.(at + 1, read.products.length);
  }
  await db.run(sql`select refresh_goods_counts()`);
  problems.sort((a, b) => a.line - b.line);
  return report;
}
