import { classNames } from '../class-names/class-names';
import { HeartIcon } from '../icon';
import styles from './heart-button.module.css';

export interface HeartButtonProps {
  /** Name of the goods: the accessible name is "… 찜". */
  goodsName: string;
  isOn: boolean;
  onToggle: () => void;
  /** `picture`: on a photograph, with a thin outline; `plain`: in a bar. */
  place?: 'picture' | 'plain';
}

/** 찜: a toggle button. */
export function HeartButton({ goodsName, isOn, onToggle, place = 'picture' }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.heart, styles[place], isOn && styles.on)}
      aria-label={`${goodsName} 찜`}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <HeartIcon isFilled={isOn} size={place === 'picture' ? 22 : 24} />
    </button>
  );
}
