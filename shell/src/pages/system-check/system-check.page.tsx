import {
  type App,
  type PageMeta,
  useNavigate,
  useNow,
  useQuery,
  useSearchParams,
} from '@shop/shared/app';
import { paths, type SystemNotice, site } from '@shop/shared/contracts';
import { dottedDateTime, safeReturnTo } from '@shop/shared/domain';
import { Button, ButtonLink } from '@shop/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { StatusScreen } from '../../features/status-screen/status-screen';
import { systemStatusQuery } from '../../features/system-status/system-status.queries';
import styles from './system-check.module.css';

const RETRY_MS = 30_000;
/** Spreads the retries of waiting visitors. */
const JITTER_MS = 5_000;

const checkOf = (notice: SystemNotice | null | undefined): SystemNotice | undefined =>
  notice?.scope === 'ALL' ? notice : undefined;

export const meta = ({ queryClient }: App): PageMeta => {
  const isOn = checkOf(queryClient.getQueryData(systemStatusQuery.queryKey)?.notice);
  return { title: '서비스 점검 중', robots: 'noindex', status: isOn ? 503 : undefined };
};

/** Waits for the end of the maintenance and then returns to the previous page. */
export function Page() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [retryMs] = useState(() => RETRY_MS + Math.random() * JITTER_MS);
  const { data, isFetching, refetch } = useQuery({
    ...systemStatusQuery,
    staleTime: 0,
    refetchOnMount: false,
    refetchInterval: retryMs,
  });
  const check = checkOf(data?.notice);
  const returnTo = safeReturnTo(query.get('returnTo'));
  const wasOn = useRef(false);

  useEffect(() => {
    if (check) wasOn.current = true;
    else if (wasOn.current) void navigate(returnTo, { replace: true });
  }, [check, navigate, returnTo]);

  if (!check) return <NoCheck returnTo={returnTo} />;
  return (
    <StatusScreen
      title="더 나은 서비스를 위해 점검하고 있어요"
      reason={check.reason}
      actions={
        <Button variant="outline" isLoading={isFetching} onClick={() => refetch()}>
          지금 확인하기
        </Button>
      }
    >
      <CheckTimes check={check} />
      <p className={styles.note}>
        점검이 끝나면 보던 화면으로 자동으로 이동해요. 급한 문의는 고객센터{' '}
        <a href={`tel:${site.customerServicePhone}`}>{site.customerServicePhone}</a>로 전화해
        주세요.
      </p>
    </StatusScreen>
  );
}

/** Omits the end date when it is the start date. */
function periodOf({ fromAt, toAt }: SystemNotice): string {
  const [from, to] = [dottedDateTime(fromAt), dottedDateTime(toAt)];
  return `${from} ~ ${from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : to}`;
}

function CheckTimes({ check }: { check: SystemNotice }) {
  const now = useNow();
  const times = [
    ['점검 시간', periodOf(check)],
    ['현재 시각', clockOf(now)],
  ];
  return (
    <dl className={styles.times}>
      {times.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const clockFormat = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const clockOf = (nowMs: number): string =>
  `${dottedDateTime(nowMs).slice(0, 10)} ${clockFormat.format(nowMs)}`;

function NoCheck({ returnTo }: { returnTo: string }) {
  return (
    <StatusScreen
      title="지금은 점검 중이 아니에요"
      reason="온담을 평소처럼 이용할 수 있어요."
      actions={
        <>
          <ButtonLink to={paths.home()} variant="outline">
            홈으로
          </ButtonLink>
          <ButtonLink to={returnTo}>보던 화면으로</ButtonLink>
        </>
      }
    />
  );
}
