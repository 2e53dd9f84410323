import styles from './faq.module.css';
import { highlightParts } from './highlight-parts';

/** A text with the words looked for marked. */
export function Highlight({ text, words }: { text: string; words: string }) {
  let at = 0;
  return highlightParts(text, words).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isMatch ? (
      <mark key={key} className={styles.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
