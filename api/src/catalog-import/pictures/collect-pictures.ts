import { describedPictures, type Product, type ProductImage } from '../product';
import type { Problem } from '../report/problem';
import type { BatchItem, ImportedPicture } from '../write/batch';
import type { PictureFiles, StoredPicture } from './picture-files';

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

/** Every picture that a product names. */
export const sourcesOf = (product: Product): string[] => [
  ...new Set([...picturesOf(product).map(({ src }) => src), ...describedPictures(product)]),
];

/** Stores the pictures of a product. A picture without a file is reported once. */
export async function collectPictures(
  product: Product,
  files: PictureFiles,
  problems: Problem[],
): Promise<Pick<BatchItem, 'pictures' | 'described'>> {
  const { handle } = product;
  const found = new Map<string, StoredPicture | undefined>();
  const pictureOf = async (src: string, line: number): Promise<StoredPicture | undefined> => {
    if (found.has(src)) return found.get(src);
    const picture = await files.store(src).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      problems.push({ kind: 'picture', line, handle, message, effect: 'lost' });
      return undefined;
    });
    found.set(src, picture);
    return picture;
  };

  const pictures: ImportedPicture[] = [];
  for (const { src, alt, line } of picturesOf(product)) {
    const picture = await pictureOf(src, line);
    if (picture && !pictures.some(({ key }) => key === picture.key))
      pictures.push({ ...picture, src, alt });
  }
  const described = new Map<string, StoredPicture>();
  for (const src of describedPictures(product)) {
    const picture = await pictureOf(src, product.line);
    if (picture) described.set(src, picture);
  }
  return { pictures, described };
}
