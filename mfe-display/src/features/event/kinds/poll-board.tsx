import { groupDigits } from '@shop/shared/domain';
import { ProgressBar, Radio, RadioGroup } from '@shop/shared/ui';
import { useState } from 'react';
import { PlayButton, PlayError } from '../play-parts';
import { WinNotice } from '../win-notice';
import type { BoardProps } from './board-props';
import styles from './boards.module.css';

/** The result so far, as bars. */
function PollBars({ board }: Pick<BoardProps<'POLL'>, 'board'>) {
  const total = board.options.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className={styles.bars} aria-label="투표 결과">
      {board.options.map(({ text, count }, at) => (
        <li key={text} data-own={board.own === at || undefined}>
          <span className={styles.barWords}>
            <span>
              {text}
              {board.own === at && ' (내 선택)'}
            </span>
            <span>
              {total === 0 ? 0 : Math.round((count * 100) / total)}% · {groupDigits(count)}표
            </span>
          </span>
          <ProgressBar label={`${text} 득표`} value={count} max={Math.max(1, total)} />
        </li>
      ))}
    </ul>
  );
}

/** 투표: a choice, then the bars. */
export function PollBoard({ board, play }: BoardProps<'POLL'>) {
  const [choice, setChoice] = useState<number>();
  const canVote = play.closed === undefined;
  return (
    <>
      {canVote ? (
        <RadioGroup label={board.question} isRequired>
          {board.options.map(({ text }, at) => (
            <Radio
              key={text}
              look="card"
              name="poll"
              label={text}
              checked={choice === at}
              onChange={() => setChoice(at)}
            />
          ))}
        </RadioGroup>
      ) : (
        <p className={styles.lead}>{board.question}</p>
      )}
      {(!canVote || board.own !== null) && <PollBars board={board} />}
      <PlayError play={play} />
      {play.result && <WinNotice wins={play.result.wins} />}
      <PlayButton play={play} onPlay={() => play.enter(choice === undefined ? {} : { choice })}>
        투표하기
      </PlayButton>
    </>
  );
}
