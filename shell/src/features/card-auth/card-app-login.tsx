import { useDevice } from '@shop/shared/app';
import type { CardAuthStarted } from '@shop/shared/contracts';
import { cardAuthLink, isTableKey } from '@shop/shared/domain';
import { Button, Notice, Spinner } from '@shop/shared/ui';
import { useState } from 'react';
import { openApp } from '../app-link/open-app';
import styles from './card-auth.module.css';
import { CardAuthWaiting } from './card-auth-waiting';
import { useCardAuth } from './use-card-auth';

const endings = {
  canceled: ['로그인을 취소했어요', '카드 앱에서 취소했어요. 다시 시도할 수 있어요.'],
  expired: ['승인 시간이 지났어요', '3분 안에 승인해 주세요. 다시 시도할 수 있어요.'],
} as const;

/** Login with the card company's app: by deep link on a phone, by QR code on PC. */
export function CardAppLogin({ returnTo }: { returnTo: string }) {
  const { platform } = useDevice();
  const [isAppMissing, setAppMissing] = useState(false);
  const toApp = (started: CardAuthStarted) => {
    setAppMissing(false);
    if (platform !== 'other') openApp(cardAuthLink(platform, started), () => setAppMissing(true));
  };
  const auth = useCardAuth(returnTo, toApp);
  const { state, started } = auth;

  if (state === 'approved')
    return (
      <p className={styles.panel} role="status">
        <Spinner /> 로그인하고 있어요
      </p>
    );
  if (state === 'waiting' && started)
    return (
      <CardAuthWaiting
        started={started}
        isAppMissing={isAppMissing}
        onOpenApp={() => toApp(started)}
        onCancel={auth.cancel}
        onExpire={auth.expire}
      />
    );
  const ending = isTableKey<keyof typeof endings>(endings, state) ? endings[state] : undefined;
  return (
    <div className={styles.way}>
      {ending && (
        <Notice tone="caution" isLive title={ending[0]}>
          {ending[1]}
        </Notice>
      )}
      <Button size="large" isFull isLoading={auth.isStarting} onClick={auth.start}>
        카드 앱으로 로그인
      </Button>
    </div>
  );
}
