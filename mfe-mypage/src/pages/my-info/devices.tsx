import { dialog, presentError, toast, useCallMutation, useQuery } from '@shop/shared/app';
import { deviceCalls, type SignedInDevice } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { Badge, Button, Resource, Section, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import { myInfoQueries } from '../../features/my-info/my-info.queries';
import styles from './my-info.module.css';

/** Devices beyond these are folded: each sign-in with another browser adds one. */
const FIRST_DEVICES = 3;

/** Where the member is signed in, with sign-out of each and of all others. */
export function Devices() {
  const devices = useQuery(myInfoQueries.devices());
  const { refetch } = devices;
  const signOut = useCallMutation(deviceCalls.signOut);
  const signOutOthers = useCallMutation(deviceCalls.signOutOthers);
  const isBusy = signOut.isPending || signOutOthers.isPending;

  const attempt = async (question: string, run: () => Promise<unknown>) => {
    const isMeant = await dialog.confirm({
      content: question,
      yesText: '로그아웃',
      noText: '취소',
    });
    if (!isMeant) return;
    try {
      await run();
      toast('로그아웃했어요');
    } catch (error) {
      presentError(error);
    }
    await refetch();
  };

  const rowOf = (device: SignedInDevice) => (
    <Device
      key={device.deviceId}
      device={device}
      isBusy={isBusy}
      onSignOut={() =>
        attempt(`${device.name}에서 로그아웃할까요?`, () =>
          signOut.mutateAsync({ params: { deviceId: device.deviceId } }),
        )
      }
    />
  );

  return (
    <Section title="로그인한 기기">
      <Resource
        query={devices}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={3} />
          </SkeletonGroup>
        }
      >
        {({ devices: list }) => (
          <>
            <ul aria-label="로그인한 기기">{list.slice(0, FIRST_DEVICES).map(rowOf)}</ul>
            {list.length > FIRST_DEVICES && (
              <details className={styles.history}>
                <summary>기기 {list.length - FIRST_DEVICES}대 더 보기</summary>
                <ul aria-label="다른 기기">{list.slice(FIRST_DEVICES).map(rowOf)}</ul>
              </details>
            )}
            {list.length > 1 && (
              <Button
                variant="outline"
                isFull
                className={styles.after}
                isLoading={signOutOthers.isPending}
                onClick={() =>
                  attempt('이 기기를 빼고 모두 로그아웃할까요?', () =>
                    signOutOthers.mutateAsync({ body: {} }),
                  )
                }
              >
                다른 기기 모두 로그아웃
              </Button>
            )}
          </>
        )}
      </Resource>
    </Section>
  );
}

interface DeviceProps {
  device: SignedInDevice;
  isBusy: boolean;
  onSignOut: () => void;
}

function Device({ device, isBusy, onSignOut }: DeviceProps) {
  const { name, isCurrent, signedInAt, lastUsedAt } = device;
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <p className={styles.name}>
          {name}
          {isCurrent && <Badge tone="accent">지금 이 기기</Badge>}
        </p>
        {!isCurrent && (
          <Button
            variant="ghost"
            size="small"
            disabled={isBusy}
            aria-label={`${name}, ${dottedDateTime(signedInAt)} 로그인, 로그아웃`}
            onClick={onSignOut}
          >
            로그아웃
          </Button>
        )}
      </div>
      <p className={styles.faint}>
        {dottedDateTime(signedInAt)} 로그인 · 최근 이용 {dottedDateTime(lastUsedAt)}
      </p>
    </li>
  );
}
