import { nativeBridge, useApp } from '@shop/shared/app';
import { Spinner } from '@shop/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { signInBy } from '../sign-in/sign-in';
import styles from './card-auth.module.css';

/**
 * Who is signed in to the app is signed in to the shop: by the app's JWT and encrypted customer number
 * (spec section 4). An app that says nothing within 1.5 s, or something useless, leaves the other ways.
 */
export function AppSignIn({ returnTo }: { returnTo: string }) {
  const [isAsking, setAsking] = useState(true);
  const app = useApp();

  const signIn = useEffectEvent(async () => {
    const data = await (await nativeBridge()).loginData();
    if (!data) return setAsking(false);
    await signInBy(app, data);
    location.replace(returnTo);
  });
  useEffect(() => {
    signIn().catch(() => setAsking(false));
  }, []);

  if (!isAsking) return null;
  return (
    <p className={styles.panel} role="status">
      <span>
        <Spinner /> 앱 로그인을 확인하고 있어요
      </span>
    </p>
  );
}
