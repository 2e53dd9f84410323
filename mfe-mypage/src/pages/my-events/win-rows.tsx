import { Link, useModalParam } from '@shop/shared/app';
import { type EventWin, paths } from '@shop/shared/contracts';
import { dottedDate } from '@shop/shared/domain';
import { Badge, Button } from '@shop/shared/ui';
import { useState } from 'react';
import { ClaimSheet } from './claim-sheet';
import styles from './my-events.module.css';

const stateTexts: Record<EventWin['state'], string> = {
  GIVEN: '지급 완료',
  WAITING: '배송지 입력 필요',
  CLAIMED: '배송 준비',
  EXPIRED: '기간 만료',
};

const places: Record<EventWin['prize']['type'], { text: string; to: string } | undefined> = {
  COUPON: { text: '쿠폰함에서 보기', to: paths.coupons() },
  COIN: { text: '코인 내역 보기', to: paths.coins() },
  POINT: { text: '포인트 내역 보기', to: paths.coins({ kind: 'POINT' }) },
  GOODS: undefined,
};

/** What the member has won; goods wait for an address. */
export function WinRows({ wins }: { wins: readonly EventWin[] }) {
  const modal = useModalParam('event-claim');
  const [claimedNo, setClaimedNo] = useState<number>();
  const claimed = wins.find(({ winNo }) => winNo === claimedNo);
  return (
    <>
      <ul className={styles.list} aria-label="당첨 내역">
        {wins.map((win) => (
          <WinRow
            key={win.winNo}
            win={win}
            onClaim={() => {
              setClaimedNo(win.winNo);
              modal.open();
            }}
          />
        ))}
      </ul>
      {modal.isOpen && claimed && <ClaimSheet win={claimed} onClose={modal.close} />}
    </>
  );
}

function WinRow({ win, onClaim }: { win: EventWin; onClaim: () => void }) {
  const { prize, state, claimUntil } = win;
  const place = places[prize.type];
  return (
    <li className={styles.row}>
      <p className={styles.state}>
        <Badge tone={state === 'WAITING' ? 'caution' : 'neutral'}>{stateTexts[state]}</Badge>
        {dottedDate(win.wonAt)} 당첨
      </p>
      <strong className={styles.title}>{prize.name}</strong>
      <p className={styles.faint}>
        <Link to={paths.eventEnd(win.eventNo)}>{win.eventTitle}</Link>
      </p>
      {state === 'WAITING' && claimUntil && (
        <>
          <p className={styles.faint}>
            {dottedDate(claimUntil)}까지 배송지를 입력하지 않으면 당첨이 취소돼요
          </p>
          {prize.isTaxed && (
            <p className={styles.faint}>5만원이 넘는 경품이라 제세공과금 22%를 내야 해요</p>
          )}
          <Button
            variant="outline"
            size="small"
            aria-haspopup="dialog"
            aria-label={`${prize.name} 배송지 입력`}
            onClick={onClaim}
          >
            배송지 입력
          </Button>
        </>
      )}
      {place && <Link to={place.to}>{place.text}</Link>}
    </li>
  );
}
