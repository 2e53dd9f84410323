import { nativeBridge, useApp } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { Spinner } from '@shop/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { isJoinRequired, logIn } from '../login/log-in';
import styles from './card-auth.module.css';

/**
 * Logs in with the app's session: its JWT and encrypted customer number (spec section 4). Without
 * valid data within 1.5 s the other login methods remain.
 */
export function AppLogin({ returnTo }: { returnTo: string }) {
  const [isPending, setPending] = useState(true);
  const app = useApp();

  const signIn = useEffectEvent(async () => {
    try {
      const data = await (await nativeBridge()).loginData();
      if (!data) return setPending(false);
      await logIn(app, data);
      location.replace(returnTo);
    } catch (error) {
      if (isJoinRequired(error)) location.replace(paths.join(returnTo));
      else setPending(false);
    }
  });
  useEffect(() => {
    void signIn();
  }, []);

  if (!isPending) return null;
  return (
    <p className={styles.panel} role="status">
      <span>
        <Spinner /> 앱 로그인을 확인하고 있어요
      </span>
    </p>
  );
}
