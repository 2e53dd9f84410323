import {
  events,
  presentError,
  useCallMutation,
  useNavigate,
  useQueryClient,
  writeQueryCache,
} from '@shop/shared/app';
import { type OrderDetail, type OrderItem, orderCalls, paths } from '@shop/shared/contracts';
import { isDigitalGoods } from '@shop/shared/domain';
import { Button, ButtonLink, ChevronDownIcon } from '@shop/shared/ui';
import { useState } from 'react';
import { loadQuestions } from './load-questions';
import { foldLater, type LineAction, mainAction, splitActions, withBasket } from './main-actions';
import { orderQueries } from './order.queries';
import styles from './order-actions.module.css';
import { EXCHANGE_MODAL, exchangePath, RETURN_MODAL, returnPath } from './return-path';
import { REVIEW_MODAL, reviewPath } from './review-path';
import { TRACK_MODAL, trackPath } from './track-path';
import { useReorder } from './use-reorder';

/** Shows the order after a step of one item, and says what the step means. */
function useAfterStep(orderNo: string) {
  const client = useQueryClient();
  return async (order: OrderDetail, itemNo: number, tell: 'tellConfirmed' | 'tellReceived') => {
    await writeQueryCache(client, orderQueries.detail(orderNo), order);
    events.emit('order:changed', { orderNo });
    const code = await loadQuestions();
    code?.[tell](order.items.find((one) => one.itemNo === itemNo));
  };
}

interface OrderActionsProps {
  orderNo: string;
  item: OrderItem;
  onCancel: (item: OrderItem) => void;
  /** The lines stand below their parcel, which has 배송조회. */
  isInParcel?: boolean;
  /** Shows at most three actions, and the others on 더보기. */
  isFolded?: boolean;
  /** The vouchers of a gift are its receiver's. */
  isGift?: boolean;
}

/** Shows the actions that the server allows for this item; the page does not derive them. */
export function OrderActions({
  orderNo,
  item,
  onCancel,
  isInParcel = false,
  isFolded = false,
  isGift = false,
}: OrderActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const reorder = useReorder();
  const afterStep = useAfterStep(orderNo);
  const confirm = useCallMutation(orderCalls.confirm, {
    onSuccess: (order, { params }) => afterStep(order, params.itemNo, 'tellConfirmed'),
    onError: presentError,
  });
  const receive = useCallMutation(orderCalls.receive, {
    onSuccess: (order, { params }) => afterStep(order, params.itemNo, 'tellReceived'),
    onError: presentError,
  });
  const navigate = useNavigate();
  const { itemNo, shipmentNo } = item;

  const ask = async (question: 'askToConfirm' | 'askForReceipt', step: typeof confirm.mutate) => {
    const code = await loadQuestions();
    if (await code?.[question]()) step({ params: { itemNo } });
  };
  const open = (path: string, openedModal: string) =>
    void navigate(path, { state: { openedModal } });

  const buyAgain = (to: 'SHEET' | 'BASKET') =>
    reorder.mutate({ body: { orderNo, itemNos: [itemNo], to } });

  const handlers = new Map<LineAction['action'], () => void>([
    ['CANCEL', () => onCancel(item)],
    ['RECEIVE', () => void ask('askForReceipt', receive.mutate).catch(presentError)],
    ['RETURN', () => open(returnPath(orderNo, itemNo), RETURN_MODAL)],
    ['EXCHANGE', () => open(exchangePath(orderNo, itemNo), EXCHANGE_MODAL)],
    ['CONFIRM', () => void ask('askToConfirm', confirm.mutate).catch(presentError)],
    ['REVIEW', () => open(reviewPath(itemNo), REVIEW_MODAL)],
    ['REORDER', () => buyAgain('SHEET')],
    ['BASKET', () => buyAgain('BASKET')],
  ]);
  if (!isInParcel && shipmentNo !== null)
    handlers.set('TRACK', () => open(trackPath(orderNo, shipmentNo), TRACK_MODAL));
  const pending = new Map<string, boolean>([
    ['REORDER', reorder.isPending && reorder.variables.body.to === 'SHEET'],
    ['BASKET', reorder.isPending && reorder.variables.body.to === 'BASKET'],
    ['CONFIRM', confirm.isPending],
    ['RECEIVE', receive.isPending],
  ]);
  const known = withBasket(item.actions).filter(({ action }) => handlers.has(action));
  const hasVouchers = !isGift && item.state === 'PAY_DONE' && isDigitalGoods(item.goodsType);
  if (known.length === 0 && !hasVouchers) return null;
  const { main, others } = isFolded ? splitActions(known) : foldLater(known);
  const foldWord = isOpen ? '접기' : '더보기';
  const first = isFolded ? undefined : mainAction(known);
  const shown = first ? [first, ...main.filter((one) => one !== first)] : main;
  // On the order's page one button below the amounts cancels all lines; that of a line is a text.
  const isQuiet = ({ action }: LineAction): boolean => !isFolded && action === 'CANCEL';
  const buttonOf = (one: LineAction) => (
    <Button
      key={one.action}
      size="small"
      variant={isQuiet(one) ? 'ghost' : one === first ? 'primary' : 'outline'}
      className={isQuiet(one) ? styles.quiet : styles.action}
      aria-label={`${item.goodsName} ${one.label}`}
      aria-busy={pending.get(one.action)}
      onClick={handlers.get(one.action)}
    >
      {one.label}
    </Button>
  );
  const isIndented = !hasVouchers && shown.every(isQuiet);
  return (
    <div className={styles.actions}>
      <div className={isIndented ? styles.indented : styles.row}>
        {hasVouchers && (
          <ButtonLink
            to={paths.vouchers()}
            size="small"
            variant="outline"
            className={styles.vouchers}
            aria-label={`${item.goodsName} 모바일 쿠폰 보기`}
          >
            모바일 쿠폰 보기
          </ButtonLink>
        )}
        {shown.map(buttonOf)}
        {others.length > 0 && (
          <button
            type="button"
            className={styles.more}
            aria-label={`${item.goodsName} ${foldWord}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {foldWord}
            <ChevronDownIcon size={16} />
          </button>
        )}
      </div>
      {isOpen && others.length > 0 && <div className={styles.later}>{others.map(buttonOf)}</div>}
    </div>
  );
}
