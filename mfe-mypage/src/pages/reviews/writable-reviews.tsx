import { type UseQueryResult, useNow } from '@shop/shared/app';
import { type CallReply, paths, type reviewCalls } from '@shop/shared/contracts';
import { dottedDate, formatWon, reviewRewards } from '@shop/shared/domain';
import {
  Button,
  ButtonLink,
  EmptyState,
  Resource,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { GoodsRow } from '../../features/review/goods-row';
import { writeUntilText } from '../../features/review/review-form.rules';
import styles from './reviews.module.css';

type Writables = CallReply<typeof reviewCalls.writable>;

interface WritableReviewsProps {
  query: UseQueryResult<Writables>;
  onWrite: (itemNo: number) => void;
  onPointTo: () => void;
}

/** 작성 가능: what the member can review, those whose time ends first above. */
export const WritableReviews = ({ query, ...actions }: WritableReviewsProps) => (
  <Resource
    query={query}
    skeleton={
      <SkeletonGroup>
        <TextSkeleton lines={6} />
      </SkeletonGroup>
    }
    isEmpty={({ items }) => items.length === 0}
    empty={
      <EmptyState
        title="쓸 수 있는 후기가 없어요"
        reason="상품을 받으면 90일 동안 후기를 쓸 수 있어요"
        action={<ButtonLink to={paths.orderList()}>주문 목록 보기</ButtonLink>}
      />
    }
  >
    {({ items }) => (
      <>
        <p className={styles.note}>
          글 후기는 코인 {formatWon(reviewRewards.textWon)}, 사진 후기는{' '}
          {formatWon(reviewRewards.photoWon)}을 구매확정한 뒤에 드려요.
        </p>
        <ul className={styles.list}>
          {items.map((item) => (
            <Writable key={item.itemNo} item={item} {...actions} />
          ))}
        </ul>
      </>
    )}
  </Resource>
);

const HOUR_MS = 3_600_000;

function Writable({
  item,
  onWrite,
  onPointTo,
}: { item: Writables['items'][number] } & Pick<WritableReviewsProps, 'onWrite' | 'onPointTo'>) {
  const now = useNow(HOUR_MS);
  return (
    <li className={styles.entry}>
      <GoodsRow goods={item}>
        <p className={styles.note}>{dottedDate(item.orderedAt)} 주문</p>
        <p className={styles.note}>{writeUntilText(item.writeUntil, now)}</p>
      </GoodsRow>
      <Button
        size="small"
        variant="outline"
        aria-label={`${item.goodsName} 후기 쓰기`}
        aria-haspopup="dialog"
        onPointerEnter={onPointTo}
        onFocus={onPointTo}
        onClick={() => onWrite(item.itemNo)}
      >
        후기 쓰기
      </Button>
    </li>
  );
}
