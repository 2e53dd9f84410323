import styles from './faq.module.css';
import { highlightParts } from './highlight-parts';

/** Renders a text with the search keyword highlighted. */
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
