import type { ContentBlock } from '@shop/shared/contracts';
import { InfoTable, Picture } from '@shop/shared/ui';
import styles from './content-blocks.module.css';

/** A structured text of display data: no HTML of anybody's reaches the page. */
export function ContentBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <div className={styles.blocks}>
      {blocks.map((block, i) => (
        // A block is its place in the text.
        <Block key={i} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ContentBlock }) {
  switch (block.type) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return <InfoTable caption="정보" rows={block.rows} />;
    case 'image':
      return (
        <figure>
          <Picture
            className={styles.picture}
            image={block.image}
            width={960}
            height={600}
            sizes="(min-width: 1024px) 800px, 92vw"
          />
          {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
        </figure>
      );
  }
}
