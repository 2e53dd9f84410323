import { presentError, useCallMutation, useQuery } from '@shop/shared/app';
import {
  type CallInput,
  type CallReply,
  type consentCalls,
  notificationCalls,
} from '@shop/shared/contracts';
import {
  type NotificationChannelCode,
  type NotificationKind,
  notificationChannels,
  notificationKinds,
  tableKeys,
} from '@shop/shared/domain';
import { Checkbox, Resource, SkeletonGroup, TextSkeleton, VisuallyHidden } from '@shop/shared/ui';
import { useId, useState } from 'react';
import { myInfoQueries } from '../../features/my-info/my-info.queries';
import { notificationQueries } from '../../features/notification/notification.queries';
import styles from './notification-settings.module.css';
import { PushSwitch } from './push-switch';

type Code = NotificationChannelCode;
type Settings = CallReply<typeof notificationCalls.settings>;
type Choice = CallInput<typeof notificationCalls.choose>['body'];
type Consents = CallReply<typeof consentCalls.mine>;

const codes = tableKeys<Code>(notificationChannels);

const isGiven = (consents: Consents | undefined, code: Code): boolean =>
  consents?.marketing.some(
    (term) => term.code === notificationChannels[code].consent && term.isGiven,
  ) ?? false;

/** The table of kinds and channels; each mark takes effect at once. */
export function NotificationSettings() {
  const settings = useQuery(notificationQueries.settings());
  const { refetch } = settings;
  return (
    <Resource
      query={settings}
      skeleton={
        <SkeletonGroup>
          <TextSkeleton lines={10} />
        </SkeletonGroup>
      }
    >
      {(data) => (
        <>
          {data.push && <PushSwitch {...data.push} onChange={refetch} />}
          <Choices settings={data} onChange={refetch} />
        </>
      )}
    </Resource>
  );
}

interface ChoicesProps {
  settings: Settings;
  onChange: () => Promise<unknown>;
}

function Choices({ settings, onChange }: ChoicesProps) {
  const consents = useQuery(myInfoQueries.consents());
  const choose = useCallMutation(notificationCalls.choose);
  const offered = codes.filter((code) => settings.available[code]);
  const requiredId = useId();
  // Shown until the answer is there.
  const [asked, setAsked] = useState<Choice>();

  const set = async (choice: Choice) => {
    setAsked(choice);
    try {
      await choose.mutateAsync({ body: choice });
    } catch (error) {
      presentError(error);
    }
    await onChange();
    setAsked((latest) => (latest === choice ? undefined : latest));
  };

  return (
    <>
      <p id={requiredId} className={styles.required}>
        필수 알림은 문자와 이메일 중 하나로 꼭 받아요
      </p>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>알림 종류와 받는 방법</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">종류</th>
            {offered.map((code) => (
              <th key={code} scope="col">
                {notificationChannels[code].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {settings.kinds.map(({ kind, channels }) => (
            <Row
              key={kind}
              kind={kind}
              requiredId={requiredId}
              offered={offered}
              isOn={(code) =>
                asked?.kind === kind && asked.channel === code ? asked.isOn : channels[code]
              }
              isAllowed={(code) => isGiven(consents.data, code)}
              onSet={(channel, isOn) => void set({ kind, channel, isOn })}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface RowProps {
  kind: NotificationKind;
  /** The note above the table about what is required. */
  requiredId: string;
  offered: readonly Code[];
  isOn: (code: Code) => boolean;
  /** Advertising is allowed on this channel. */
  isAllowed: (code: Code) => boolean;
  onSet: (code: Code, isOn: boolean) => void;
}

function Row({ kind, requiredId, offered, isOn, isAllowed, onSet }: RowProps) {
  const adId = useId();
  const { name, isRequired, isAd } = notificationKinds[kind];
  const noteId = isRequired ? requiredId : isAd ? adId : undefined;
  const kept = offered.filter((code) => code !== 'PUSH' && isOn(code));
  const isLocked = (code: Code) =>
    (isRequired && kept.length === 1 && kept[0] === code) || (isAd && !isAllowed(code));
  return (
    <tr>
      <th scope="row">
        {name}
        {isRequired && <span className={styles.mark}> 필수</span>}
        {isAd && (
          <span id={adId} className={styles.note}>
            광고예요. ‘혜택 소식’에서 동의한 방법으로만 받아요
          </span>
        )}
      </th>
      {offered.map((code) => (
        <td key={code}>
          <Checkbox
            isLabelHidden
            label={`${name}, ${notificationChannels[code].name}`}
            aria-describedby={noteId}
            checked={isOn(code) && !(isAd && !isAllowed(code))}
            disabled={isLocked(code)}
            onChange={(event) => onSet(code, event.target.checked)}
          />
        </td>
      ))}
    </tr>
  );
}
