import { useInfiniteQuery } from '@shop/shared/app';
import { dottedDate, eventCommentLength, isTextLength } from '@shop/shared/domain';
import { Button, Resource, SkeletonGroup, TextArea, TextSkeleton } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { PlayButton, PlayError } from '../play-parts';
import { WinNotice } from '../win-notice';
import type { BoardProps } from './board-props';
import styles from './boards.module.css';
import { commentsQuery } from './comment.queries';

const { min, max } = eventCommentLength;

/** 댓글: a field, and what others have written. */
export function CommentBoard({ event, board, play }: BoardProps<'COMMENT'>) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const { result } = play;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a comment that was taken leaves the field.
  useEffect(() => setText(''), [result]);
  const send = () => {
    const isLong = isTextLength(text.trim(), eventCommentLength);
    setError(isLong ? undefined : `${min}자 이상 ${max}자까지 써 주세요`);
    if (isLong) play.enter({ text });
  };
  return (
    <>
      <TextArea
        label={board.topic}
        hint="이름은 일부만 보여요. 개인정보는 쓰지 마세요."
        maxLength={max}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <PlayError play={play} />
      {result && <WinNotice wins={result.wins} />}
      <PlayButton play={play} onPlay={send}>
        댓글 남기기
      </PlayButton>
      <Comments eventNo={event.eventNo} />
    </>
  );
}

function Comments({ eventNo }: { eventNo: number }) {
  const comments = useInfiniteQuery(commentsQuery(eventNo));
  return (
    <Resource
      query={comments}
      skeleton={
        <SkeletonGroup>
          <TextSkeleton lines={6} />
        </SkeletonGroup>
      }
    >
      {({ pages }) => (
        <>
          <ul className={styles.comments} aria-label="댓글">
            {pages.flatMap((page) =>
              page.comments.map(({ entryNo, writer, text, at }) => (
                <li key={entryNo}>
                  <p className={styles.commentText}>{text}</p>
                  <p className={styles.hint}>
                    {writer} · {dottedDate(at)}
                  </p>
                </li>
              )),
            )}
          </ul>
          {pages[0]?.comments.length === 0 && (
            <p className={styles.hint}>아직 댓글이 없어요. 첫 댓글을 남겨 보세요.</p>
          )}
          {comments.hasNextPage && (
            <Button
              variant="outline"
              isFull
              isLoading={comments.isFetchingNextPage}
              onClick={() => void comments.fetchNextPage()}
            >
              댓글 더보기
            </Button>
          )}
        </>
      )}
    </Resource>
  );
}
