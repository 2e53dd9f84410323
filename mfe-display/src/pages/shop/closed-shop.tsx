import { Link } from '@shop/shared/app';
import { paths, type ShopPage } from '@shop/shared/contracts';
import { ButtonLink, EmptyState, Section } from '@shop/shared/ui';
import { koreanDay } from '../../features/day/korean-day';
import { PageTitle } from '../../features/display-page/display-page';
import styles from './shop-head.module.css';

/** A shop that has closed or opens later, and the shops that are open. */
export function ClosedShop({ shop: { name, opensAt, others } }: { shop: ShopPage }) {
  return (
    <>
      <div className={styles.head}>
        <PageTitle isInHeader>{name}</PageTitle>
      </div>
      <EmptyState
        title={opensAt ? `${koreanDay(opensAt)}에 문을 열어요` : '운영이 끝난 매장이에요'}
        reason="지금 열려 있는 다른 매장을 둘러보세요"
        action={
          <ButtonLink variant="outline" to={paths.home()}>
            홈으로 가기
          </ButtonLink>
        }
      />
      {others.length > 0 && (
        <Section title="열려 있는 매장">
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.shopNo}>
                <Link to={paths.shop(other.shopNo)} className={styles.other}>
                  <span className={styles.otherName}>{other.name}</span>
                  <span>{other.description}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
