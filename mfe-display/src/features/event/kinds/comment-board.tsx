import {
  callKey,
  dialog,
  presentError,
  toast,
  useCallMutation,
  useInfiniteQuery,
  useQueryClient,
} from '@shop/shared/app';
import { eventCalls } from '@shop/shared/contracts';
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
      <Comments eventNo={event.eventNo} latest={board.latest} />
    </>
  );
}

interface CommentsProps {
  eventNo: number;
  latest: BoardProps<'COMMENT'>['board']['latest'];
}

function Comments({ eventNo, latest }: CommentsProps) {
  const comments = useInfiniteQuery(commentsQuery(eventNo, latest));
  const client = useQueryClient();
  const remove = useCallMutation(eventCalls.removeComment, {
    onSuccess: () => {
      toast('댓글을 지웠어요');
      return client.invalidateQueries({ queryKey: callKey(eventCalls.comments) });
    },
    onError: presentError,
  });
  const askToRemove = async (entryNo: number) => {
    const isSure = await dialog.confirm({
      title: '댓글을 지울까요?',
      content: '지운 댓글은 되돌릴 수 없고, 참여 횟수는 돌아오지 않아요.',
      yesText: '지우기',
    });
    if (isSure) remove.mutate({ params: { entryNo } });
  };
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
              page.comments.map(({ entryNo, writer, text, at, isOwn }) => (
                <li key={entryNo}>
                  <p className={styles.commentText}>{text}</p>
                  <p className={styles.hint}>
                    {writer} · {dottedDate(at)}
                    {isOwn && (
                      <Button
                        variant="ghost"
                        size="small"
                        aria-label={`내 댓글 지우기: ${text.slice(0, 20)}`}
                        isLoading={remove.isPending && remove.variables.params.entryNo === entryNo}
                        onClick={() => void askToRemove(entryNo)}
                      >
                        지우기
                      </Button>
                    )}
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
