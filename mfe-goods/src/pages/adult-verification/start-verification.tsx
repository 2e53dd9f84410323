import {
  errorMessage,
  presentError,
  requireLogin,
  useCallMutation,
  useNavigate,
  useQuery,
  useQueryClient,
  useResumeIntent,
  useSession,
} from '@shop/shared/app';
import { adultCalls, paths } from '@shop/shared/contracts';
import { Button, ButtonLink, Notice } from '@shop/shared/ui';
import { adultQueries } from '../../features/adult/adult.queries';
import styles from './adult-verification.module.css';

const INTENT = 'adult.verify';

/** Leads to the provider's page. A visitor signs in first, and goes on from there on return. */
export function StartVerification({ returnTo, refusal }: { returnTo: string; refusal?: string }) {
  const { isLoggedIn } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: state } = useQuery({ ...adultQueries.state(), enabled: isLoggedIn });
  const start = useCallMutation(adultCalls.start, {
    onSuccess: ({ url }) => globalThis.location.assign(url),
  });
  const press = () => {
    if (isLoggedIn) start.mutate({ body: { returnTo } });
    else requireLogin({ kind: INTENT, data: {}, returnTo: paths.adultVerification({ returnTo }) });
  };
  useResumeIntent(INTENT, () => {
    void client.fetchQuery(adultQueries.state()).then(({ isVerified }) => {
      if (isVerified) void navigate(returnTo, { replace: true });
      else press();
    }, presentError);
  });

  if (state?.isVerified)
    return (
      <div className={styles.actions}>
        <Notice tone="good">성인 인증을 마친 회원이에요.</Notice>
        <ButtonLink size="large" isFull to={returnTo} replace>
          계속하기
        </ButtonLink>
      </div>
    );
  const problem = start.error ? errorMessage(start.error) : refusal;
  return (
    <div className={styles.actions}>
      {problem && (
        <Notice tone="danger" isLive>
          {problem}
        </Notice>
      )}
      {state?.endsAt && !problem && (
        <Notice tone="caution">인증한 지 1년이 지났어요. 다시 인증해 주세요.</Notice>
      )}
      <Button size="large" isFull isLoading={start.isPending || start.isSuccess} onClick={press}>
        {isLoggedIn ? '휴대폰 본인인증' : '로그인하고 본인인증'}
      </Button>
    </div>
  );
}
