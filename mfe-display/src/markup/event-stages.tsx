import { DisplayPage } from '../features/display-page/display-page';
import { DrawBoard } from '../features/event/kinds/draw-board';
import { InvitationBoard } from '../features/event/kinds/invitation-board';
import type { Play } from '../features/event/use-play';
import { boardFixtures, eventFixture, winFixture } from './fixtures/event.fixtures';

const still: Play = {
  enter: () => {},
  isBusy: false,
  result: undefined,
  error: undefined,
  closed: undefined,
};

const invitationWith = (error: string) => () => (
  <DisplayPage>
    <InvitationBoard
      event={eventFixture('INVITATION')}
      board={boardFixtures.INVITATION}
      play={{ ...still, error }}
    />
  </DisplayPage>
);

const entered = eventFixture('DRAW', { board: { kind: 'DRAW', entries: 1 } });

/** States that follow an entry and have no URL. */
export const eventStages = {
  'recomm-code-invalid1': invitationWith('없는 추천코드예요. 친구에게 다시 확인해 주세요.'),
  'recomm-code-invalid2': invitationWith(
    '내 추천코드는 입력할 수 없어요. 친구의 코드를 입력해 주세요.',
  ),
  confirm: () => (
    <DisplayPage>
      <DrawBoard
        event={entered}
        board={{ kind: 'DRAW', entries: 1 }}
        play={{
          ...still,
          result: { isCorrect: null, wins: [winFixture()], detail: entered },
        }}
      />
    </DisplayPage>
  ),
} as const;
