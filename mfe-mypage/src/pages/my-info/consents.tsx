import { presentError, toast, useCallMutation, useQuery } from '@shop/shared/app';
import { type CallReply, consentCalls, type GivenConsent } from '@shop/shared/contracts';
import { dottedDate, dottedDateTime } from '@shop/shared/domain';
import { Resource, Section, SkeletonGroup, Switch, TextSkeleton } from '@shop/shared/ui';
import { myInfoQueries } from '../../features/my-info/my-info.queries';
import styles from './my-info.module.css';

type Channel = CallReply<typeof consentCalls.mine>['marketing'][number];

/** 혜택 소식: channels of advertising, which change at once; and all that the member has agreed to. */
export function Consents() {
  const consents = useQuery(myInfoQueries.consents());
  const { refetch } = consents;
  const change = useCallMutation(consentCalls.change);

  const set = async ({ code }: Channel, isGiven: boolean) => {
    try {
      const { at } = await change.mutateAsync({ body: { code, isGiven } });
      toast(`${dottedDate(at)} ${isGiven ? '수신에 동의했어요' : '수신 동의를 거뒀어요'}`);
    } catch (error) {
      presentError(error);
    }
    await refetch();
  };

  return (
    <Section title="혜택 소식" note="언제든지 바꿀 수 있어요">
      <Resource
        query={consents}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={4} />
          </SkeletonGroup>
        }
      >
        {({ marketing, history }) => (
          <>
            <ul>
              {marketing.map((channel) => (
                <li key={channel.code} className={styles.channel}>
                  <Switch
                    label={channel.title}
                    checked={
                      change.isPending && change.variables.body.code === channel.code
                        ? change.variables.body.isGiven
                        : channel.isGiven
                    }
                    disabled={change.isPending}
                    onChange={(event) => void set(channel, event.target.checked)}
                  />
                  {channel.at && (
                    <p className={styles.faint}>
                      {dottedDate(channel.at)} {channel.isGiven ? '동의' : '동의하지 않음'}
                    </p>
                  )}
                </li>
              ))}
            </ul>
            <p className={styles.note}>
              주문과 배송, 문의 답변 소식은 동의와 상관없이 알려 드려요. 광고는 밤 9시부터 아침
              8시까지 보내지 않아요.
            </p>
            <History history={history} />
          </>
        )}
      </Resource>
    </Section>
  );
}

/** All answers, with the texts that were shown at that time. */
function History({ history }: { history: readonly GivenConsent[] }) {
  if (history.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>동의 내역 {history.length}건</summary>
      <ul>
        {history.map(({ code, at, title, body, version, isGiven }) => (
          <li key={`${code} ${at}`} className={styles.entry}>
            <p className={styles.name}>{title}</p>
            <p className={styles.faint}>
              {dottedDateTime(at)} {isGiven ? '동의' : '동의하지 않음'} · {version}부터의 약관
            </p>
            <p className={styles.soft}>{body}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
