import {
  isApiError,
  Link,
  logOut,
  presentError,
  useApp,
  useCallMutation,
  useQuery,
} from '@shop/shared/app';
import { type CallReply, leavingCalls } from '@shop/shared/contracts';
import { formatPoint, formatWon } from '@shop/shared/domain';
import {
  BulletList,
  Button,
  Checkbox,
  FullModal,
  InfoTable,
  Resource,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { useState } from 'react';
import { myInfoQueries } from '../../features/my-info/my-info.queries';
import styles from './my-info.module.css';

type View = CallReply<typeof leavingCalls.view>;

/** What stands in the way; else what ends and what is kept, and one button. No reason is asked for. */
export function LeavingModal({ onClose }: { onClose: () => void }) {
  const view = useQuery(myInfoQueries.leaving());
  return (
    <FullModal open title="회원 탈퇴" onClose={onClose}>
      <Resource
        query={view}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={8} />
          </SkeletonGroup>
        }
      >
        {(data) =>
          data.obstacles.length > 0 ? (
            <Obstacles obstacles={data.obstacles} />
          ) : (
            <Leave view={data} onChanged={() => void view.refetch()} onClose={onClose} />
          )
        }
      </Resource>
    </FullModal>
  );
}

const Obstacles = ({ obstacles }: Pick<View, 'obstacles'>) => (
  <div className={styles.leaving}>
    <p>아래를 먼저 정리하면 바로 탈퇴할 수 있어요.</p>
    <ul>
      {obstacles.map(({ kind, text, path }) => (
        <li key={kind} className={styles.entry}>
          <Link to={path} className={styles.link}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

interface LeaveProps {
  view: View;
  /** The member has gained something meanwhile, which they must see first. */
  onChanged: () => void;
  onClose: () => void;
}

function Leave({ view: { losses, kept }, onChanged, onClose }: LeaveProps) {
  const app = useApp();
  const [isAgreed, setAgreed] = useState(false);
  const leave = useCallMutation(leavingCalls.leave);

  const confirm = async () => {
    try {
      await leave.mutateAsync({ body: { losses } });
    } catch (error) {
      presentError(error);
      if (isApiError(error) && error.status === 409) onChanged();
      return;
    }
    await logOut(app, '탈퇴했어요. 그동안 이용해 주셔서 고마워요');
  };

  return (
    <div className={styles.leaving}>
      <section aria-labelledby="leaving-losses">
        <h3 id="leaving-losses">탈퇴하면 사라져요</h3>
        <InfoTable
          caption="탈퇴하면 사라지는 것"
          rows={[
            { key: '쿠폰', value: `${losses.couponCount}장` },
            { key: '포인트', value: formatPoint(losses.pointWon) },
            { key: '코인', value: formatWon(losses.coinWon) },
          ]}
        />
        <BulletList
          items={[
            '이름, 연락처, 배송지, 찜, 최근 본 상품, 장바구니, 알림이 바로 지워지고 되살릴 수 없어요.',
            '쓴 후기는 이름 없이 남아요. 지우고 싶은 후기는 탈퇴하기 전에 지워 주세요.',
            '다시 가입하면 새 회원으로 시작해요.',
          ]}
        />
      </section>
      <section aria-labelledby="leaving-kept">
        <h3 id="leaving-kept">법에 따라 따로 보관해요</h3>
        <InfoTable
          caption="법에 따라 따로 보관하는 기록"
          rows={kept.map(({ what, term, law }) => ({ key: what, value: `${term} · ${law}` }))}
        />
      </section>
      <Checkbox
        label="사라지는 것과 보관하는 기록을 확인했어요"
        checked={isAgreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <div className={styles.buttons}>
        <Button variant="outline" size="large" isFull onClick={onClose}>
          계속 이용하기
        </Button>
        <Button
          size="large"
          isFull
          disabled={!isAgreed}
          isLoading={leave.isPending}
          onClick={confirm}
        >
          탈퇴하기
        </Button>
      </div>
    </div>
  );
}
