import { dialog, useApp, useDevice, useNavigate, useSearchParams } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { appStoreLink, openAppLink } from '@shop/shared/domain';
import { Button, ButtonLink, ExternalLink, Spinner } from '@shop/shared/ui';
import { QrCode } from '@shop/shared/ui/qr-code/qr-code';
import { useEffect, useEffectEvent, useState } from 'react';
import { openApp } from '../../features/app-link/open-app';
import styles from './app-link.module.css';
import { appLinkTarget } from './app-link-target';

export const meta = () => ({ title: '앱으로 이동', robots: 'noindex' as const });

/** On PC there is no app: shows the notice and a QR code that opens this link on a phone. */
function OnDesktop({ target }: { target: string }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    setAddress(location.href);
    // The text of spec section 5.
    void dialog.alert({ content: 'PC에서는 제공하지 않는 기능입니다' });
  }, []);
  return (
    <>
      <h1>휴대폰에서 열어 주세요</h1>
      <p className={styles.lead}>휴대폰 카메라로 QR 코드를 비추면 앱에서 열려요.</p>
      {address && <QrCode value={address} label="앱에서 열기 QR 코드" sizePx={176} />}
      <div className={styles.actions}>
        <ButtonLink to={target} variant="outline">
          웹에서 보기
        </ButtonLink>
        <ButtonLink to={paths.home()}>홈으로</ButtonLink>
      </div>
    </>
  );
}

interface OnPhoneProps {
  target: string;
  platform: 'ios' | 'android';
  /** Where to go when the app does not open. */
  fallback: 'store' | 'web';
}

/** Opens the app; without it, the store or the page itself. */
function OnPhone({ target, platform, fallback }: OnPhoneProps) {
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(false);
  const handleMissing = useEffectEvent(() => {
    if (fallback === 'web') void navigate(target, { replace: true });
    else location.assign(appStoreLink(platform));
    setMissing(true);
  });
  const open = useEffectEvent(() => openApp(openAppLink(platform, target), handleMissing));
  useEffect(() => open(), []);

  return (
    <>
      <h1>{isMissing ? '앱이 열리지 않았어요' : '앱을 열고 있어요'}</h1>
      <p className={styles.lead}>앱이 없으면 스토어에서 받거나 웹에서 볼 수 있어요.</p>
      {!isMissing && <Spinner />}
      <div className={styles.actions}>
        <ButtonLink to={target} variant="outline">
          웹에서 보기
        </ButtonLink>
        <Button onClick={() => openApp(openAppLink(platform, target), () => setMissing(true))}>
          앱 열기
        </Button>
      </div>
      <ExternalLink href={appStoreLink(platform)}>스토어에서 앱 받기</ExternalLink>
    </>
  );
}

/** The app link page (spec section 2): opens the app, or explains why it cannot. */
export function Page() {
  const [query] = useSearchParams();
  const { form, platform } = useDevice();
  const target = appLinkTarget(query, useApp().pathTable);
  const fallback = query.get('fallback') === 'store' ? 'store' : 'web';
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      {form === 'desktop' || platform === 'other' ? (
        <OnDesktop target={target} />
      ) : (
        <OnPhone target={target} platform={platform} fallback={fallback} />
      )}
    </main>
  );
}
