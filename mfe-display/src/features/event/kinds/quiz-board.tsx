import { Notice, Radio, RadioGroup } from '@shop/shared/ui';
import { useState } from 'react';
import { PlayButton, PlayError } from '../play-parts';
import { WinNotice } from '../win-notice';
import type { BoardProps } from './board-props';
import styles from './boards.module.css';

/** 퀴즈: one answer, judged by the server. */
export function QuizBoard({ board, play }: BoardProps<'QUIZ'>) {
  const [choice, setChoice] = useState<number>();
  const isCorrect = play.result?.isCorrect;
  return (
    <>
      <RadioGroup label={board.question} isRequired>
        {board.options.map((text, at) => (
          <Radio
            key={text}
            look="card"
            name="quiz"
            label={text}
            checked={choice === at}
            disabled={play.closed !== undefined}
            onChange={() => setChoice(at)}
          />
        ))}
      </RadioGroup>
      {board.hint && <p className={styles.hint}>힌트: {board.hint}</p>}
      <PlayError play={play} />
      {isCorrect === true && <Notice tone="good" isLive title="정답이에요!" />}
      {isCorrect === false && <Notice isLive title="아쉽지만 정답이 아니에요" />}
      {play.result && <WinNotice wins={play.result.wins} />}
      <PlayButton play={play} onPlay={() => play.enter(choice === undefined ? {} : { choice })}>
        정답 제출하기
      </PlayButton>
    </>
  );
}
