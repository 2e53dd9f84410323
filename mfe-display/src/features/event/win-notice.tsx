import { Link } from '@shop/shared/app';
import { type EventWin, paths } from '@shop/shared/contracts';
import { Notice } from '@shop/shared/ui';

const places: Record<EventWin['prize']['type'], { text: string; to: string }> = {
  COUPON: { text: '쿠폰함에서 보기', to: paths.coupons() },
  COIN: { text: '코인 내역 보기', to: paths.coins() },
  POINT: { text: '포인트 내역 보기', to: paths.coins({ kind: 'POINT' }) },
  GOODS: { text: '배송지 입력하기', to: paths.myEvents('win') },
};

/** What was won just now, and where it is. */
export function WinNotice({ wins }: { wins: readonly EventWin[] }) {
  return wins.map(({ winNo, prize }) => (
    <Notice
      key={winNo}
      tone="good"
      isLive
      title={`축하해요! ${prize.name}에 당첨됐어요`}
      action={<Link to={places[prize.type].to}>{places[prize.type].text}</Link>}
    />
  ));
}
