import { isNotFound, type PageMeta, useQuery, useSearchParams } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import {
  ButtonLink,
  EmptyState,
  Resource,
  Skeleton,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { claimQueries } from '../../features/claim/claim.queries';
import { MyLayout } from '../../features/my-menu/my-layout';
import { ClaimContents } from './claim-contents';
import styles from './claim-detail.module.css';

export const meta = (): PageMeta => ({ title: '반품·교환 상세', robots: 'noindex' });

export function Page() {
  const [query] = useSearchParams();
  const claim = useQuery(claimQueries.detail(query.get('claimNo') ?? ''));
  return (
    <MyLayout title={claim.data ? `${claim.data.kindName} 상세` : '반품·교환 상세'}>
      {isNotFound(claim.error) ? (
        <EmptyState
          title="신청 내역을 찾을 수 없어요"
          reason="주문 상세에서 다시 열어 주세요"
          action={<ButtonLink to={paths.orderList()}>주문 목록 보기</ButtonLink>}
        />
      ) : (
        <Resource query={claim} skeleton={<ClaimSkeleton />}>
          {(data) => <ClaimContents claim={data} />}
        </Resource>
      )}
    </MyLayout>
  );
}

const ClaimSkeleton = () => (
  <SkeletonGroup label="신청 내역을 불러오는 중이에요">
    <Skeleton width="half" />
    <Skeleton shape="block" className={styles.waiting} />
    <TextSkeleton lines={4} />
  </SkeletonGroup>
);
