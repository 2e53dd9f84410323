import { type SessionSnapshot, visitorSession } from '@shop/shared/app';
import type { Corner } from '@shop/shared/contracts';
import { MarkupStage } from '@shop/shared/markup';
import { EmptyState } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import type { CornerId } from '../features/corners/corner-looks';
import { CornerSkeleton } from '../features/corners/corner-skeleton';
import { DirectCorner } from '../features/corners/direct-corner';
import styles from './corner-states.module.css';
import { cornerFixture } from './fixtures/corner.fixture';
import { cornerVariants } from './fixtures/corner-variants';

const member: SessionSnapshot = { isLoggedIn: true, memberType: '10', expiresAt: 9_999_999_999 };

/** One corner in each of its states: filled, variants, loading, empty. */
export function CornerStates({ cornerId }: { cornerId: CornerId }) {
  const filled = cornerFixture(cornerId);
  return (
    <div className={styles.states}>
      <State title="채워졌을 때">
        <OnStage corner={filled} />
      </State>
      {(cornerVariants[cornerId] ?? []).map(({ title, isMember, corner }) => (
        <State key={title} title={title}>
          <OnStage corner={{ ...filled, ...corner }} session={isMember ? member : visitorSession} />
        </State>
      ))}
      <State title="불러오는 중">
        <CornerSkeleton corner={{ ...filled, items: [] }} />
      </State>
      <State title="비었을 때">
        <Emptied corner={filled} />
      </State>
    </div>
  );
}

/** Most corners render nothing when they are empty; those with a title of their own remain. */
function Emptied({ corner }: { corner: Corner }) {
  if (corner.cornerId === 'title') {
    return <EmptyState title="제목이 없으면 나타나지 않아요" />;
  }
  return (
    <>
      <OnStage corner={{ ...corner, title: '', items: [], tabs: [] }} />
      <p className={styles.note}>보여 줄 것이 없으면 나타나지 않아요</p>
    </>
  );
}

/** A popup is fixed to the window, so here it is given a box of its own. */
const boxOf = ({ cornerId }: Corner) => (cornerId === 'btm-benefit-popup' ? styles.box : undefined);

function OnStage({
  corner,
  session = visitorSession,
}: {
  corner: Corner;
  session?: SessionSnapshot;
}) {
  return (
    <MarkupStage
      session={session}
      answers={{ 'coupon.mine': { usableCount: 0, coupons: [], takenNos: [] } }}
    >
      <div className={boxOf(corner)}>
        <DirectCorner corner={corner} />
      </div>
    </MarkupStage>
  );
}

function State({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.state}>
      <p className={styles.label}>{title}</p>
      {children}
    </section>
  );
}
