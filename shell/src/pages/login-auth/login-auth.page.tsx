import { useApp, useModalParam, useSearchParams } from '@shop/shared/app';
import { site } from '@shop/shared/contracts';
import { safeReturnTo } from '@shop/shared/domain';
import { Button } from '@shop/shared/ui';
import { AppLogin } from '../../features/card-auth/app-login';
import { CardAppLogin } from '../../features/card-auth/card-app-login';
import { BrandPanel } from './brand-panel';
import { CookieNotice } from './cookie-notice';
import styles from './login-auth.module.css';
import { isHelpPath, loginReason } from './login-reason';
import { SampleMembers } from './sample-members';
import { SocialLogin } from './social-login';
import { WithoutCard } from './without-card';

export const meta = () => ({ title: '로그인', robots: 'noindex' as const });

/** The login page: by the card company's app, an account of another company, or as a sample member of the sandbox. */
export function Page() {
  const [search] = useSearchParams();
  const { isInApp } = useApp();
  const returnTo = safeReturnTo(search.get('returnTo'));
  const faq = useModalParam('faq-top');

  return (
    <main id="main" className={styles.page}>
      <h1>{site.name} 로그인</h1>
      <p className={styles.reason}>{loginReason(returnTo)} 로그인하면 보던 화면으로 돌아가요.</p>
      <BrandPanel />
      <CookieNotice />
      {isHelpPath(returnTo) && (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => faq.open()}>
          자주 묻는 질문 보기
        </Button>
      )}
      {isInApp && <AppLogin returnTo={returnTo} />}
      <CardAppLogin returnTo={returnTo} />
      <SocialLogin returnTo={returnTo} />
      <SampleMembers returnTo={returnTo} />
      <WithoutCard />
    </main>
  );
}
