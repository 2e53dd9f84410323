import type { ContentBlock } from '@shop/shared/contracts';
import { classNames, InfoTable, Picture } from '@shop/shared/ui';
import styles from './content-blocks.module.css';

const shapes = {
  wide: { width: 960, height: 600, sizes: '(min-width: 1024px) 800px, 92vw' },
  square: { width: 640, height: 640, sizes: '(min-width: 1024px) 860px, 100vw' },
};

/** Detail pages are pictures with text, often very tall: they are shown whole. */
const wholeShape = ({ width, height }: { width: number; height: number }) => ({
  width: shapes.square.width,
  height: Math.round((shapes.square.width * height) / width),
  sizes: shapes.square.sizes,
  isWhole: true,
});

export interface ContentBlocksProps {
  blocks: readonly ContentBlock[];
  /** Aspect ratio of its pictures. `square` is for product stories, whose text is in the middle. */
  pictures?: keyof typeof shapes;
  /** Accessible name of its tables. */
  tableCaption?: string;
}

/**
 * Structured text without HTML, so it is accessible and searchable and no foreign HTML is rendered.
 */
export function ContentBlocks({
  blocks,
  pictures = 'wide',
  tableCaption = '정보',
}: ContentBlocksProps) {
  if (blocks.length === 0) return null;
  return (
    <div className={classNames(styles.blocks, styles[pictures])}>
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block has no identity but its place in the text
        <Block key={i} block={block} shape={shapes[pictures]} tableCaption={tableCaption} />
      ))}
    </div>
  );
}

interface BlockProps {
  block: ContentBlock;
  shape: (typeof shapes)['wide'];
  tableCaption: string;
}

function Block({ block, shape, tableCaption }: BlockProps) {
  switch (block.type) {
    case 'heading':
      return <h3 className={styles.heading}>{block.text}</h3>;
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may say the same
            <li key={at}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return <InfoTable caption={tableCaption} rows={block.rows} />;
    case 'image':
      return (
        <figure>
          <Picture
            className={styles.picture}
            image={block.image}
            {...(block.size ? wholeShape(block.size) : shape)}
          />
          {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
        </figure>
      );
  }
}
