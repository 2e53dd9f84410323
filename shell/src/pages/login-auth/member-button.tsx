import type { SampleMember } from '@shop/shared/contracts';
import { ChevronRightIcon } from '@shop/shared/ui';
import styles from './login-auth.module.css';

interface MemberButtonProps {
  member: SampleMember;
  isBusy: boolean;
  onClick: () => void;
}

/** Its accessible name ends in ")으로 로그인", by which tests find it. */
export function MemberButton({ member, isBusy, onClick }: MemberButtonProps) {
  return (
    <button
      type="button"
      className={styles.member}
      aria-label={`${member.name}(${member.typeName})으로 로그인`}
      aria-busy={isBusy}
      onClick={onClick}
    >
      <span className={styles.who}>
        <strong>{member.name}</strong>
        <span className={styles.type}>{member.typeName}</span>
      </span>
      <span className={styles.summary}>{member.summary}</span>
      <ChevronRightIcon size={20} />
    </button>
  );
}
