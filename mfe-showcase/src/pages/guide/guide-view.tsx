import { MarkupStage } from '@shop/shared/markup';
import { ExampleView } from '../../features/kit/example-view';
import type { Guide } from '../../features/kit/guide';
import styles from './guide-view.module.css';

/**
 * A guide: purpose of the component, its examples over a fixed clock, its props and its
 * accessibility.
 */
export function GuideView({ title, guide }: { title: string; guide: Guide }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{guide.intro}</p>
      <MarkupStage>
        {guide.examples.map((one) => (
          <ExampleView key={one.title} {...one} />
        ))}
      </MarkupStage>
      {guide.props && <PropList props={guide.props} />}
      <section aria-labelledby="guide-notes" className={styles.part}>
        <h2 id="guide-notes">접근성</h2>
        <ul className={styles.notes}>
          {guide.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function PropList({ props }: { props: NonNullable<Guide['props']> }) {
  return (
    <section aria-labelledby="guide-props" className={styles.part}>
      <h2 id="guide-props">속성</h2>
      <dl className={styles.props}>
        {props.map(([name, meaning]) => (
          <div key={name} className={styles.prop}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
