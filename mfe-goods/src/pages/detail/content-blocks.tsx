import type { ContentBlock } from '@shop/shared/contracts';
import { InfoTable, Picture } from '@shop/shared/ui';
import styles from './content-blocks.module.css';

/** The detail page as text and pictures, never one long image: it can be read out and found. */
export function ContentBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ContentBlock }) {
  switch (block.type) {
    case 'heading':
      return <h3 className={styles.heading}>{block.text}</h3>;
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
      return <InfoTable caption="상품 상세 표" rows={block.rows} />;
    case 'image':
      return (
        <figure>
          <Picture
            className={styles.picture}
            image={block.image}
            width={640}
            height={640}
            sizes="(min-width: 1024px) 720px, 100vw"
          />
          {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
        </figure>
      );
  }
}
