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

type WritableItem = Writables['items'][number];
type ItemsOfOrder = [WritableItem, ...WritableItem[]];

/** Neighbours of one order with one last day, in the order of the list. */
function byOrder(items: readonly WritableItem[]): ItemsOfOrder[] {
  const groups: ItemsOfOrder[] = [];
  for (const item of items) {
    const group = groups.at(-1);
    const isSame =
      group?.[0].orderNo === item.orderNo &&
      dottedDate(group[0].writeUntil) === dottedDate(item.writeUntil);
    if (group && isSame) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

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
          {byOrder(items).map((ofOrder) => (
            <WritableOrder key={ofOrder[0].itemNo} items={ofOrder} {...actions} />
          ))}
        </ul>
      </>
    )}
  </Resource>
);

const HOUR_MS = 3_600_000;

type WriteActions = Pick<WritableReviewsProps, 'onWrite' | 'onPointTo'>;

/** The items of one order that can be reviewed until the same day. */
function WritableOrder({ items, ...actions }: { items: ItemsOfOrder } & WriteActions) {
  const now = useNow(HOUR_MS);
  const [{ orderedAt, writeUntil }] = items;
  return (
    <li className={styles.order}>
      <p className={styles.note}>
        <strong className={styles.ordered}>{dottedDate(orderedAt)} 주문</strong>{' '}
        <span className={styles.until}>{writeUntilText(writeUntil, now)}</span>
      </p>
      <ul>
        {items.map((item) => (
          <Writable key={item.itemNo} item={item} {...actions} />
        ))}
      </ul>
    </li>
  );
}

function Writable({ item, onWrite, onPointTo }: { item: WritableItem } & WriteActions) {
  return (
    <li className={styles.entry}>
      <GoodsRow goods={item} />
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
