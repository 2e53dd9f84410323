import { useModalParam, useQuery } from '@shop/shared/app';
import type { CallReply, ContactKind, profileCalls } from '@shop/shared/contracts';
import { Button, InfoTable, lazy, Resource, Section } from '@shop/shared/ui';
import type { IdentityCheck } from '../../features/identity-check/use-identity-check';
import { myInfoQueries } from '../../features/my-info/my-info.queries';
import styles from './my-info.module.css';
import { Waiting } from './waiting';

const sheet = lazy(() =>
  import(/* webpackChunkName: "contact-sheet" */ './contact-sheet').then(
    ({ ContactSheet }) => ContactSheet,
  ),
);

type Profile = CallReply<typeof profileCalls.view>;

/** 회원 정보: masked until the identity was checked; phone and mail can be changed. */
export function ProfileSection({ check }: { check: IdentityCheck }) {
  const profile = useQuery(myInfoQueries.profile());
  return (
    <Section title="회원 정보">
      <Resource query={profile} skeleton={<Waiting lines={5} />}>
        {(data) => (
          <ProfileTable
            profile={data}
            check={check}
            onChanged={async () => void (await profile.refetch())}
          />
        )}
      </Resource>
      <p className={styles.note}>
        이름과 생년월일은 본인 확인을 거친 정보라 여기에서 바꿀 수 없어요. 고객센터로 문의해 주세요.
      </p>
    </Section>
  );
}

interface TableProps {
  profile: Profile;
  check: IdentityCheck;
  onChanged: () => Promise<void>;
}

function ProfileTable({ profile, check, onChanged }: TableProps) {
  const { name, phone, email, birth, typeName, checkedUntil } = profile;
  const phoneSheet = useModalParam('contact-phone');
  const emailSheet = useModalParam('contact-email');
  const sheets: Record<ContactKind, typeof phoneSheet> = { PHONE: phoneSheet, EMAIL: emailSheet };
  const kind = phoneSheet.isOpen ? 'PHONE' : emailSheet.isOpen ? 'EMAIL' : undefined;
  const changeable = (value: string, label: string, of: ContactKind) => (
    <span className={styles.line}>
      <span className={styles.value}>{value || '없음'}</span>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${label} 변경`}
        onPointerEnter={check.preload}
        onClick={() => check.need(sheets[of].open)}
      >
        변경
      </Button>
    </span>
  );
  return (
    <>
      <InfoTable
        caption="회원 정보"
        rows={[
          { key: '이름', value: name },
          { key: '휴대폰', value: changeable(phone, '휴대폰', 'PHONE') },
          { key: '이메일', value: changeable(email, '이메일', 'EMAIL') },
          { key: '생년월일', value: birth },
          { key: '회원 유형', value: typeName },
        ]}
      />
      {!checkedUntil && (
        <Button
          variant="outline"
          isFull
          className={styles.after}
          aria-haspopup="dialog"
          onPointerEnter={check.preload}
          onClick={() => check.need(() => undefined)}
        >
          가린 정보 모두 보기
        </Button>
      )}
      {kind && (
        <sheet.Component open kind={kind} onClose={sheets[kind].close} onChanged={onChanged} />
      )}
    </>
  );
}
