import {
  type App,
  callKey,
  type PageMeta,
  type PageRequest,
  useQuery,
  useSearchParams,
} from '@shop/shared/app';
import { type GoodsStatusReply, goodsCalls, paths } from '@shop/shared/contracts';
import { numberParam } from '@shop/shared/domain';
import { EndlessList, Guidance, PageFrame, VisuallyHidden } from '@shop/shared/ui';
import { goodsQueries } from '../../features/goods/goods.queries';
import { TOTAL_REVIEWS } from '../../features/review/page-sizes';
import { ReviewBoard } from '../../features/review/review-board';
import { readReviewFilter, writeReviewFilter } from '../../features/review/review-filter';
import { ReviewPhotos } from '../../features/review/review-photos';
import { ReviewRows } from '../../features/review/review-rows';
import { ReviewedGoods } from './reviewed-goods';
import styles from './total-review.module.css';

const titleOf = (goods: GoodsStatusReply | undefined): string =>
  goods ? `${goods.name} 후기` : '전체 후기';

export function meta(app: App, { query }: PageRequest): PageMeta {
  const goodsNo = numberParam(query, 'goodsNo');
  const key = callKey(goodsCalls.status, { params: { goodsNo } });
  const goods = app.queryClient.getQueryData<GoodsStatusReply>(key);
  return {
    title: titleOf(goods),
    canonical: paths.totalReview(goodsNo),
  };
}

/** 전체 후기 of one goods. The filter is stored in the URL. */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const goodsNo = numberParam(search, 'goodsNo');
  const filter = readReviewFilter(search);
  const { data: goods } = useQuery(goodsQueries.status(goodsNo));
  return (
    <PageFrame title={goods ? <VisibleTitle name={goods.name} /> : titleOf(goods)}>
      <div className={styles.body}>
        <ReviewedGoods goodsNo={goodsNo} />
        <div className={styles.main}>
          <ReviewBoard
            goodsNo={goodsNo}
            filter={filter}
            onFilter={(change) =>
              setSearch(
                (query) => writeReviewFilter(query, { ...readReviewFilter(query), ...change }),
                { replace: true },
              )
            }
            pageSize={TOTAL_REVIEWS}
            photos={<ReviewPhotos goodsNo={goodsNo} />}
          >
            {({ reviews, total, ...rest }) => (
              <EndlessList
                listId={`reviews ${search}`}
                look="list"
                items={reviews}
                totalCount={total}
                {...rest}
              >
                {(group) => <ReviewRows reviews={group} />}
              </EndlessList>
            )}
          </ReviewBoard>
          <ReviewRules />
        </div>
      </div>
    </PageFrame>
  );
}

/** The name is shown once, in the card of the goods; the heading is read with it. */
const VisibleTitle = ({ name }: { name: string }) => (
  <>
    <VisuallyHidden>{name} </VisuallyHidden>후기
  </>
);

/** The rules for publishing reviews (L14). */
function ReviewRules() {
  return (
    <Guidance
      isFolded
      title="후기 운영 원칙"
      items={[
        '후기는 상품을 구매한 분만 쓸 수 있어요.',
        '별점이 낮다는 이유로 후기를 가리거나 순서를 바꾸지 않아요.',
        '욕설, 개인정보, 광고가 있는 후기는 사유를 밝히고 가려요.',
      ]}
    />
  );
}
