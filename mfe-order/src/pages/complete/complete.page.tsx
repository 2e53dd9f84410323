import { isNotFound, type PageMeta, useQuery, useSearchParams } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { ButtonLink, EmptyState, PageFrame, Resource } from '@shop/shared/ui';
import { orderQueries } from '../../features/order/order.queries';
import { CompleteContents } from './complete-contents';
import { CompleteSkeleton } from './complete-skeleton';

export const meta = (): PageMeta => ({ title: '주문 완료', robots: 'noindex' });

export function Page() {
  const [search] = useSearchParams();
  const query = useQuery(orderQueries.complete(search.get('orderNo') ?? ''));
  return (
    <PageFrame title="주문 완료">
      {isNotFound(query.error) ? (
        <EmptyState
          title="주문을 찾을 수 없어요"
          action={<ButtonLink to={paths.orderList()}>주문 내역 보기</ButtonLink>}
        />
      ) : (
        <Resource query={query} skeleton={<CompleteSkeleton />}>
          {(order) => <CompleteContents order={order} />}
        </Resource>
      )}
    </PageFrame>
  );
}
