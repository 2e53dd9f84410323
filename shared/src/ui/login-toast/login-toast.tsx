import { Link, useLocation } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { useEffect, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { CloseIcon } from '../icon';
import { IconButton } from '../icon-button/icon-button';
import styles from './login-toast.module.css';

/** Spec section 9. */
export const LOGIN_TOAST_DELAY_MS = 700;

export interface LoginToastProps {
  /** Between `login-toast:show` and `login-toast:hide`. */
  isDue: boolean;
  /** Below the two-row header (104 px from the top), else the one-row header (56 px). */
  hasTallHeader: boolean;
}

/**
 * Explains sign-in to a visitor who returned from it, with a link. Its live region is rendered
 * before its content.
 */
export function LoginToast({ isDue, hasTallHeader }: LoginToastProps) {
  return (
    <div
      role="status"
      className={classNames(styles.place, hasTallHeader ? styles.belowTabs : styles.belowHeader)}
    >
      {isDue && <Words />}
    </div>
  );
}

function Words() {
  const { pathname, search } = useLocation();
  const [state, setState] = useState<'waiting' | 'shown' | 'closed'>('waiting');
  useEffect(() => {
    const timer = setTimeout(() => setState('shown'), LOGIN_TOAST_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (state !== 'shown') return null;
  return (
    <div className={styles.toast}>
      <p className={styles.words}>로그인하면 장바구니와 주문 내역을 볼 수 있어요</p>
      <Link to={paths.login(pathname + search)} className={styles.action}>
        로그인
      </Link>
      <IconButton
        label="로그인 안내 닫기"
        icon={<CloseIcon size={20} />}
        onClick={() => setState('closed')}
      />
    </div>
  );
}
