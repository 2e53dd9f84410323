import { Notice } from '@shop/shared/ui';
import { useState } from 'react';
import { PlayButton, PlayError } from '../play-parts';
import { WinNotice } from '../win-notice';
import type { BoardProps } from './board-props';
import { Wheel } from './wheel';

const NONE = '꽝';

/** 룰렛: the server has drawn before the wheel turns; the wheel stops at its result. */
export function RouletteBoard({ event, play }: BoardProps<'ROULETTE'>) {
  const prizes = event.prizes.filter(({ odds }) => odds !== null);
  const slices = [...prizes.map(({ name }) => name), NONE];
  const { result } = play;
  const [shown, setShown] = useState<typeof result>();
  const won = result?.wins.find(({ prize }) =>
    prizes.some(({ prizeNo }) => prizeNo === prize.prizeNo),
  );
  const at = won ? prizes.findIndex(({ prizeNo }) => prizeNo === won.prize.prizeNo) : -1;
  const isSpinning = result !== undefined && shown !== result;
  return (
    <>
      <Wheel
        slices={slices}
        target={result && (at >= 0 ? at : slices.length - 1)}
        spin={result}
        onStop={() => setShown(result)}
      />
      <PlayError play={play} />
      {shown && !isSpinning && (
        <>
          <WinNotice wins={shown.wins} />
          {shown.wins.length === 0 && (
            <Notice isLive title="아쉽지만 꽝이에요">
              다음에 다시 도전해 주세요.
            </Notice>
          )}
        </>
      )}
      <PlayButton play={play} isBusy={play.isBusy || isSpinning}>
        룰렛 돌리기
      </PlayButton>
    </>
  );
}
