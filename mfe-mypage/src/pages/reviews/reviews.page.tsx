import {
  type PageMeta,
  useModalParam,
  useNavigate,
  useQuery,
  useSearchParams,
} from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { LinkTabs, lazy } from '@shop/shared/ui';
import { MyLayout } from '../../features/my-menu/my-layout';
import { REVIEW_MODAL, reviewPath } from '../../features/order/review-path';
import { reviewQueries } from '../../features/review/review.queries';
import { WritableReviews } from './writable-reviews';
import { WrittenReviews } from './written-reviews';

const reviewModal = lazy(() =>
  import(/* webpackChunkName: "review-modal" */ '../../features/review/review-modal').then(
    ({ ReviewModal }) => ReviewModal,
  ),
);

export const meta = (): PageMeta => ({ title: '나의 후기', robots: 'noindex' });

export function Page() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const modal = useModalParam(REVIEW_MODAL);
  const writable = useQuery(reviewQueries.writable());
  const itemNo = Number(query.get('itemNo'));
  const isWritten = query.get('tab') === 'written';
  const openForm = (no: number) => {
    const tab = isWritten ? '&tab=written' : '';
    void navigate(`${reviewPath(no)}${tab}`, { state: { openedModal: REVIEW_MODAL } });
  };
  return (
    <MyLayout title="나의 후기">
      <LinkTabs
        label="후기"
        items={[
          {
            to: paths.reviews(),
            text: '작성 가능',
            count: writable.data ? String(writable.data.count) : '',
            isCurrent: !isWritten,
          },
          { to: paths.reviews({ tab: 'written' }), text: '작성한 후기', isCurrent: isWritten },
        ]}
      />
      {isWritten ? (
        <WrittenReviews onEdit={openForm} />
      ) : (
        <WritableReviews query={writable} onWrite={openForm} onPointTo={reviewModal.preload} />
      )}
      {modal.isOpen && itemNo > 0 && (
        <reviewModal.Component key={itemNo} itemNo={itemNo} onClose={modal.close} />
      )}
    </MyLayout>
  );
}
