import { useDevice } from '@shop/shared/app';
import type { CardAuthStarted } from '@shop/shared/contracts';
import { appStoreLink } from '@shop/shared/domain';
import { Button, Countdown, ExternalLink, Notice } from '@shop/shared/ui';
import { QrCode } from '@shop/shared/ui/qr-code/qr-code';
import styles from './card-auth.module.css';

interface CardAuthWaitingProps {
  started: CardAuthStarted;
  isAppMissing: boolean;
  onOpenApp: () => void;
  onCancel: () => void;
  onExpire: () => void;
}

const isSandbox = ({ phonePath }: CardAuthStarted): boolean =>
  phonePath.startsWith('/api/sandbox/');

/**
 * Shown while the app is asked to approve: a QR code on PC, a button that opens the app on a phone.
 */
export function CardAuthWaiting(props: CardAuthWaitingProps) {
  const { started, isAppMissing, onOpenApp, onCancel, onExpire } = props;
  const { form, platform } = useDevice();
  const phoneAddress = new URL(started.phonePath, location.origin).href;
  return (
    <section className={styles.panel} aria-labelledby="card-auth-title">
      <h2 id="card-auth-title">카드 앱에서 승인해 주세요</h2>
      {form === 'desktop' ? (
        <>
          <p className={styles.how}>휴대폰 카메라로 QR 코드를 비추면 카드 앱이 열려요.</p>
          <QrCode value={phoneAddress} label="카드 앱 로그인 QR 코드" sizePx={176} />
        </>
      ) : (
        <p className={styles.how}>승인한 뒤 이 화면으로 돌아오면 로그인돼요.</p>
      )}
      <dl className={styles.check}>
        <dt>확인 번호</dt>
        <dd>{started.checkNumber}</dd>
      </dl>
      <p className={styles.how}>
        남은 시간 <Countdown endsAt={started.expiresAt} onEnd={onExpire} />
      </p>
      {isAppMissing && platform !== 'other' && (
        <Notice
          isLive
          title="앱이 열리지 않았나요?"
          action={<ExternalLink href={appStoreLink(platform)}>스토어에서 앱 받기</ExternalLink>}
        >
          카드 앱이 없으면 스토어에서 받은 뒤 다시 시도해 주세요.
        </Notice>
      )}
      <div className={styles.actions}>
        {form !== 'desktop' && <Button onClick={onOpenApp}>앱 다시 열기</Button>}
        <Button variant="outline" onClick={onCancel}>
          취소
        </Button>
      </div>
      {isSandbox(started) && (
        <p className={styles.trial}>
          <ExternalLink href={started.phonePath}>체험용 카드 앱 열기</ExternalLink>
        </p>
      )}
    </section>
  );
}
