import { useLocation } from '@shop/shared/app';
import { type BuyProblem, paths } from '@shop/shared/contracts';
import { adultProblem } from '@shop/shared/domain';
import { ButtonLink } from '@shop/shared/ui';
import styles from './adult-link.module.css';

/** The way to 성인 인증, and back to this page, for goods that cannot be ordered without it. */
export function AdultLink({ problem }: { problem: BuyProblem }) {
  const { pathname, search } = useLocation();
  if (problem.code !== adultProblem.code) return null;
  return (
    <ButtonLink
      variant="outline"
      className={styles.link}
      to={paths.adultVerification({ returnTo: pathname + search })}
    >
      성인 인증하기
    </ButtonLink>
  );
}
