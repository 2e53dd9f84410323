import { type PageMeta, useSearchParams, useSession } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { safeReturnTo } from '@shop/shared/domain';
import { ButtonLink, PageFrame } from '@shop/shared/ui';
import { AdultLaw } from '../../features/adult/adult-law';
import styles from './adult-verification.module.css';
import { type BroughtAnswer, ConfirmAnswer } from './confirm-answer';
import { StartVerification } from './start-verification';

export const meta = (): PageMeta => ({ title: '성인 인증', robots: 'noindex' });

/** The law's text and the way to the provider; the provider's answer comes back to this address. */
export function Page() {
  const [search] = useSearchParams();
  const [requestNo, answer] = [search.get('requestNo'), search.get('answer')];
  const brought = requestNo && answer ? { requestNo, answer } : undefined;
  return <AdultVerification returnTo={safeReturnTo(search.get('returnTo'))} brought={brought} />;
}

/** @param brought the provider's answer; counts for members only */
export function AdultVerification({
  returnTo,
  brought,
}: {
  returnTo: string;
  brought: BroughtAnswer | undefined;
}) {
  const { isLoggedIn } = useSession();
  return (
    <PageFrame title="성인 인증">
      <div className={styles.content}>
        <AdultLaw />
        {isLoggedIn && brought ? (
          <ConfirmAnswer brought={brought} returnTo={returnTo} />
        ) : (
          <StartVerification returnTo={returnTo} />
        )}
        <ButtonLink variant="ghost" to={paths.home()}>
          19세 미만 나가기
        </ButtonLink>
        <ul className={styles.notes}>
          <li>인증은 1년 동안 유효해요.</li>
          <li>회원 본인의 휴대폰으로 인증해 주세요.</li>
          <li>생년월일은 나이를 확인하는 데에만 써요.</li>
        </ul>
      </div>
    </PageFrame>
  );
}
