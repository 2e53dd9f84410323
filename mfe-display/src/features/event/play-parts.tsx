import { Button, Notice } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styles from './play-parts.module.css';
import type { Play } from './use-play';

/** The button of an entry; once no entry can be made, it says why. */
export function PlayButton({
  play,
  onPlay = () => play.enter(),
  isBusy = play.isBusy,
  children,
}: {
  play: Play;
  onPlay?: () => void;
  isBusy?: boolean;
  children: ReactNode;
}) {
  return (
    <Button
      className={styles.button}
      size="large"
      isFull
      isLoading={isBusy}
      aria-disabled={play.closed !== undefined}
      onClick={onPlay}
    >
      {play.closed ?? children}
    </Button>
  );
}

/** Why an entry was refused. */
export function PlayError({ play }: { play: Play }) {
  if (!play.error || play.isBusy) return null;
  return (
    <div className={styles.error}>
      <Notice tone="danger" isLive>
        {play.error}
      </Notice>
    </div>
  );
}
