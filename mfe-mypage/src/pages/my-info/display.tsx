import { ColourModeChoice, Section } from '@shop/shared/ui';
import { TextSizeChoice } from '../../features/text-size/text-size-choice';
import styles from './my-info.module.css';

/** 화면: kept in this browser. */
export const Display = () => (
  <Section title="화면" note="이 기기에서만">
    <div className={styles.display}>
      <ColourModeChoice />
      <TextSizeChoice />
    </div>
  </Section>
);
