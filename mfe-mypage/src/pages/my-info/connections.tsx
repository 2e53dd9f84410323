import {
  dialog,
  isApiError,
  presentError,
  toast,
  useCallMutation,
  useQuery,
} from '@shop/shared/app';
import { paths, type SocialConnection, socialCalls } from '@shop/shared/contracts';
import { dottedDate } from '@shop/shared/domain';
import { Button, Resource, Section, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import { myInfoQueries } from '../../features/my-info/my-info.queries';
import styles from './my-info.module.css';

/** The ways in which the member signs in. The last one stays. */
export function Connections() {
  const connections = useQuery(myInfoQueries.connections());
  const { refetch } = connections;
  const connect = useCallMutation(socialCalls.connect, {
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) =>
      toast(isApiError(error) ? error.message : '연결을 시작하지 못했어요. 다시 시도해 주세요'),
  });
  const disconnect = useCallMutation(socialCalls.disconnect);

  const handleDisconnect = async ({ connectionNo, providerName }: SocialConnection) => {
    const isMeant = await dialog.confirm({
      content: `${providerName} 연결을 끊을까요? 다음부터 이 계정으로 로그인할 수 없어요.`,
      yesText: '연결 끊기',
      noText: '취소',
    });
    if (!isMeant) return;
    try {
      await disconnect.mutateAsync({ params: { connectionNo } });
      toast('연결을 끊었어요');
    } catch (error) {
      presentError(error);
    }
    await refetch();
  };

  return (
    <Section title="연결된 로그인">
      <Resource
        query={connections}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={2} />
          </SkeletonGroup>
        }
      >
        {({ hasCard, connections: list, providers }) => (
          <ul aria-label="연결된 로그인">
            {hasCard && (
              <li className={styles.entry}>
                <p className={styles.name}>카드사 로그인</p>
              </li>
            )}
            {list.map((one) => (
              <Connection
                key={one.connectionNo}
                connection={one}
                isBusy={disconnect.isPending}
                onDisconnect={() => handleDisconnect(one)}
              />
            ))}
            {providers.map(({ id, name }) => (
              <li key={id} className={styles.entry}>
                <div className={styles.line}>
                  <p className={styles.name}>{name}</p>
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={`${name} 연결하기`}
                    isLoading={connect.isPending && connect.variables.body.providerId === id}
                    onClick={() =>
                      connect.mutate({ body: { providerId: id, returnTo: paths.myInfo() } })
                    }
                  >
                    연결하기
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Resource>
    </Section>
  );
}

interface ConnectionProps {
  connection: SocialConnection;
  isBusy: boolean;
  onDisconnect: () => void;
}

function Connection({ connection, isBusy, onDisconnect }: ConnectionProps) {
  const { providerName, emailMasked, connectedAt, isRemovable } = connection;
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <p className={styles.name}>{providerName}</p>
        {isRemovable && (
          <Button
            variant="ghost"
            size="small"
            disabled={isBusy}
            aria-label={`${providerName} 연결 끊기`}
            onClick={onDisconnect}
          >
            연결 끊기
          </Button>
        )}
      </div>
      <p className={styles.faint}>
        {emailMasked && `${emailMasked} · `}
        {dottedDate(connectedAt)} 연결
      </p>
      {!isRemovable && <p className={styles.faint}>하나뿐인 로그인 방법이라 끊을 수 없어요</p>}
    </li>
  );
}
