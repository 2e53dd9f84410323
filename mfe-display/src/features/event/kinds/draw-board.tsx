import { Countdown, Notice } from '@shop/shared/ui';
import { koreanDay } from '../../day/korean-day';
import { PlayButton, PlayError } from '../play-parts';
import { WinNotice } from '../win-notice';
import type { BoardProps } from './board-props';
import styles from './boards.module.css';

/** 응모: the time left, and the entry. */
export function DrawBoard({ event, board, play }: BoardProps<'DRAW'>) {
  return (
    <>
      {event.state === 'OPEN' && (
        <p className={styles.lead}>
          응모 마감까지 <Countdown endsAt={event.endsAt} />
        </p>
      )}
      {event.winnersAt && <p>당첨자는 {koreanDay(event.winnersAt)}에 발표해요.</p>}
      <PlayError play={play} />
      {play.result && (
        <>
          <Notice tone="good" isLive title="응모했어요" />
          <WinNotice wins={play.result.wins} />
        </>
      )}
      {board.entries > 0 && <p className={styles.hint}>지금까지 {board.entries}번 응모했어요</p>}
      <PlayButton play={play}>응모하기</PlayButton>
    </>
  );
}
