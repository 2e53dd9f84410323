import { CopyButton, Notice, TextField } from '@shop/shared/ui';
import { useState } from 'react';
import { ShareButton } from '../../share/share-button';
import { PlayButton } from '../play-parts';
import { WinNotice } from '../win-notice';
import type { BoardProps } from './board-props';
import styles from './boards.module.css';

/** 친구초대: the own code to give, and a friend's code to enter. */
export function InvitationBoard({ event, board, play }: BoardProps<'INVITATION'>) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string>();
  const error = missing ?? (play.isBusy ? undefined : play.error);
  const send = () => {
    setMissing(code.trim() === '' ? '추천코드를 입력해 주세요' : undefined);
    if (code.trim() !== '') play.enter({ code });
  };
  return (
    <>
      <section className={styles.code} aria-label="내 추천코드">
        {board.code === null ? (
          <p>로그인하면 내 추천코드를 친구에게 보낼 수 있어요</p>
        ) : (
          <>
            <p className={styles.hint}>내 추천코드</p>
            <strong className={styles.codeText}>{board.code}</strong>
            <div className={styles.codeButtons}>
              <CopyButton text={board.code} label="추천코드 복사" variant="outline" size="small" />
              <ShareButton title={event.title} text={`추천코드 ${board.code}`} />
            </div>
            <p className={styles.hint}>
              {board.invited === 0
                ? '아직 초대한 친구가 없어요'
                : `친구 ${board.invited}명이 참여했어요 (혜택은 ${board.maxInvited}명까지)`}
            </p>
          </>
        )}
      </section>
      {play.closed === undefined && (
        <TextField
          label="친구의 추천코드"
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={({ target }) => setCode(target.value)}
          error={error}
        />
      )}
      {play.result && (
        <>
          <Notice tone="good" isLive title="추천코드를 등록했어요" />
          <WinNotice wins={play.result.wins} />
        </>
      )}
      <PlayButton play={play} onPlay={send}>
        추천코드 등록하기
      </PlayButton>
    </>
  );
}
