import type { SampleMember } from '@shop/shared/contracts';
import { ChevronRightIcon } from '@shop/shared/ui';
import styles from './login-auth.module.css';

interface ButtonProps {
  isBusy: boolean;
  onClick: () => void;
}

interface MemberButtonProps extends ButtonProps {
  member: SampleMember;
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

/** A customer of the card company who has never been in the shop: joins first. */
export function NewcomerButton({ isBusy, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles.member}
      aria-label="처음 오는 고객으로 가입"
      aria-busy={isBusy}
      onClick={onClick}
    >
      <span className={styles.who}>
        <strong>처음 오는 고객</strong>
        <span className={styles.type}>가입</span>
      </span>
      <span className={styles.summary}>누를 때마다 새 고객이 되어 가입부터 해 봐요</span>
      <ChevronRightIcon size={20} />
    </button>
  );
}
