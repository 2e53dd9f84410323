import {
  presentRejection,
  useApp,
  useCallMutation,
  useLocation,
  useNavigate,
  useSession,
} from '@shop/shared/app';
import { ToastError } from '@shop/shared/app/errors';
import { type ExternalLinkView, externalLinkCalls, paths } from '@shop/shared/contracts';
import { Button, ButtonLink, Checkbox, InfoTable } from '@shop/shared/ui';
import { useState } from 'react';
import styles from './external-finance.module.css';
import { openExternal } from './open-external';

const rowsOf = (link: ExternalLinkView) => [
  { key: '운영 회사', value: link.operator },
  { key: '이동할 곳', value: link.host },
  { key: '이용 목적', value: link.purpose },
  { key: '제공하는 정보', value: link.dataItems.join(', ') || '없어요' },
  ...(link.retention ? [{ key: '보관 기간', value: link.retention }] : []),
];

/** The operator, the shared data, and a consent if data is shared. */
export function PartnerNotice({ link }: { link: ExternalLinkView }) {
  const app = useApp();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isLoggedIn } = useSession();
  const [isAgreed, setAgreed] = useState(false);
  const needsConsent = link.dataItems.length > 0;
  const consent = useCallMutation(externalLinkCalls.consent);
  const proceed = async () => {
    if (needsConsent && !isAgreed) throw new ToastError('개인정보 제공에 동의해 주세요');
    const { url } = await consent.mutateAsync({
      params: { code: link.code },
      body: { isAgreed: true },
    });
    await openExternal(app, url, link.host);
  };
  // The error has been shown; nothing else depends on it.
  const handleProceed = () => void presentRejection(proceed()).catch(() => undefined);
  const goBack = () => (globalThis.history.length > 1 ? navigate(-1) : navigate(paths.home()));

  return (
    <>
      <h2 className={styles.name}>{link.name}</h2>
      <p className={styles.lead}>
        온담을 떠나 {link.operator}의 화면으로 이동해요. 이동한 뒤의 서비스와 개인정보는{' '}
        {link.operator}에서 책임져요.
      </p>
      <InfoTable caption="제휴 서비스 안내" rows={rowsOf(link)} />
      {needsConsent && isLoggedIn && (
        <Checkbox
          label={`[필수] ${link.operator}에 위 정보를 제공하는 데 동의해요`}
          checked={isAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
      )}
      <div className={styles.actions}>
        <Button variant="outline" onClick={goBack}>
          돌아가기
        </Button>
        {needsConsent && !isLoggedIn ? (
          <ButtonLink to={paths.login(pathname + search)}>로그인하고 계속하기</ButtonLink>
        ) : (
          <Button isLoading={consent.isPending} onClick={handleProceed}>
            {needsConsent ? '동의하고 이동하기' : '이동하기'}
          </Button>
        )}
      </div>
    </>
  );
}
