import { presentError, toast, useApp } from '@shop/shared/app';
import { Switch } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import styles from './my-info.module.css';
import { canPush, isPermitted, startPush, stopPush } from './push-device';

interface PushSwitchProps {
  publicKey: string;
  /** The shop sends to this browser. */
  isOnHere: boolean;
  /** It may have changed. */
  onChange: () => Promise<unknown>;
}

/** Web Push of this browser; nothing where the browser has none. */
export function PushSwitch({ publicKey, isOnHere, onChange }: PushSwitchProps) {
  const app = useApp();
  const [isSupported, setSupported] = useState(false);
  const [wanted, setWanted] = useState<boolean>();
  useEffect(() => setSupported(canPush()), []);
  if (!isSupported) return null;

  const set = async (isOn: boolean) => {
    setWanted(isOn);
    try {
      if (!isOn) await stopPush(app);
      else if (!(await startPush(app, publicKey))) {
        toast('브라우저 설정에서 이 사이트의 알림을 허용해 주세요');
      }
    } catch (error) {
      // The browser's own push service has no error of ours.
      if (error instanceof DOMException) toast('이 브라우저에서는 알림을 켤 수 없었어요');
      else presentError(error);
    }
    await onChange();
    setWanted(undefined);
  };

  return (
    <div className={styles.channel}>
      <Switch
        label="이 기기에서 웹 푸시 받기"
        checked={wanted ?? (isOnHere && isPermitted())}
        disabled={wanted !== undefined}
        onChange={(event) => void set(event.target.checked)}
      />
      <p className={styles.faint}>로그아웃하면 이 기기로는 보내지 않아요</p>
    </div>
  );
}
