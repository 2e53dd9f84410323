import type { EventBoard, EventDetail } from '@shop/shared/contracts';
import { lazy, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import type { ComponentType } from 'react';
import type { Play } from '../use-play';
import { CommentBoard } from './comment-board';
import { PollBoard } from './poll-board';

const BoardSkeleton = () => (
  <SkeletonGroup>
    <TextSkeleton lines={8} />
  </SkeletonGroup>
);

/** The board of each kind; most are in a chunk of their own. */
const boards = {
  ATTENDANCE: lazy(
    () =>
      import(/* webpackChunkName: "event-attendance" */ './attendance-board').then(
        ({ AttendanceBoard }) => AttendanceBoard,
      ),
    BoardSkeleton,
  ),
  ROULETTE: lazy(
    () =>
      import(/* webpackChunkName: "event-roulette" */ './roulette-board').then(
        ({ RouletteBoard }) => RouletteBoard,
      ),
    BoardSkeleton,
  ),
  QUIZ: lazy(
    () =>
      import(/* webpackChunkName: "event-quiz" */ './quiz-board').then(
        ({ QuizBoard }) => QuizBoard,
      ),
    BoardSkeleton,
  ),
  STAMP: lazy(
    () =>
      import(/* webpackChunkName: "event-stamp" */ './stamp-board').then(
        ({ StampBoard }) => StampBoard,
      ),
    BoardSkeleton,
  ),
  // Its contents are in the server's markup.
  POLL: { Component: PollBoard },
  // Its contents are in the server's markup.
  COMMENT: { Component: CommentBoard },
  INVITATION: lazy(
    () =>
      import(/* webpackChunkName: "event-invitation" */ './invitation-board').then(
        ({ InvitationBoard }) => InvitationBoard,
      ),
    BoardSkeleton,
  ),
  DRAW: lazy(
    () =>
      import(/* webpackChunkName: "event-draw" */ './draw-board').then(
        ({ DrawBoard }) => DrawBoard,
      ),
    BoardSkeleton,
  ),
};

interface AnyBoardProps {
  event: EventDetail;
  board: EventBoard;
  play: Play;
}

/** What a member does in an event, by its kind. */
export function KindBoard(props: AnyBoardProps) {
  // A board gets the data of its own kind, which the compiler cannot follow through the table.
  const Board = boards[props.board.kind].Component as unknown as ComponentType<AnyBoardProps>;
  return <Board {...props} />;
}
