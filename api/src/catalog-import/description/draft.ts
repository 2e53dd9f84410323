import { type DescriptionBlock, tidy } from './nodes';

/** The blocks that were read so far, and the text of the block that is being read. */
export interface Draft {
  readonly blocks: DescriptionBlock[];
  write(text: string): void;
  /** Ends the text. */
  flush(): void;
  /** Ends the text and adds blocks after it. */
  add(blocks: readonly DescriptionBlock[]): void;
}

export function newDraft(): Draft {
  const blocks: DescriptionBlock[] = [];
  let text = '';
  const flush = () => {
    const words = tidy(text);
    text = '';
    if (words) blocks.push({ type: 'text', text: words });
  };
  return {
    blocks,
    flush,
    write: (part) => {
      text += part;
    },
    add: (more) => {
      flush();
      blocks.push(...more);
    },
  };
}
