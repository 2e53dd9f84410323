import { events, presentError, toast, useCallMutation, useNavigate } from '@shop/shared/app';
import { orderCalls, paths, type SheetView } from '@shop/shared/contracts';
import type { DeliveryMessageCode } from '@shop/shared/domain';
import { useRef } from 'react';
import { problemItem, sheetEnd } from '../../features/sheet/sheet.rules';
import { sheetDrafts } from '../../features/sheet/sheet-draft';
import type { Sheet } from '../../features/sheet/use-sheet';
import { agreedOf, cashReceiptOf, giftOf, messagesOf, type SheetForm } from './sheet-form';
import { itemId } from './sheet-items';
import type { FieldRefusal } from './use-sheet-form';

/**
 * 결제하기: places the order and opens its payment, without charging anything. Stops with a reason when
 * the total differs from the button or goods are unavailable.
 */
export function usePlaceOrder(sheet: Sheet, sheetNo: string, onFieldRefused: FieldRefusal) {
  const navigate = useNavigate();
  // The idempotency key merges retries of one request; this flag blocks a second click.
  const isRequesting = useRef(false);
  const { mutate, isPending, isSuccess } = useCallMutation(orderCalls.place, {
    onSuccess: ({ orderNo, paymentNo, paymentState }) => {
      sheetDrafts.hold(paymentNo, sheetNo);
      events.emit('basket:changed');
      void navigate(
        paymentState === 'PAID' ? paths.orderComplete(orderNo) : paths.payment(paymentNo),
        {
          replace: true,
        },
      );
    },
    onError: (error) => {
      isRequesting.current = false;
      void sheet.refresh();
      if (!sheetEnd(error)) void explainDeferred(error, onFieldRefused);
    },
  });

  /** Returns the sheet if it can be paid as shown; otherwise reports the problem. */
  const flushSheet = async (): Promise<SheetView | undefined> => {
    const shown = sheet.latest();
    if (!(await sheet.flush())) return undefined;
    const view = sheet.latest();
    // An update was still pending: the shopper must see the new total before paying.
    if (view?.amounts.payWon !== shown?.amounts.payWon) {
      toast('결제 금액을 다시 계산했어요. 확인하고 결제해 주세요');
      return undefined;
    }
    const obstacle = view && problemItem(view);
    if (!obstacle) return view;
    document.getElementById(itemId(obstacle.skuNo))?.focus();
    toast(obstacle.problem?.message ?? '');
    return undefined;
  };

  const place = async (form: SheetForm) => {
    if (isRequesting.current) return;
    isRequesting.current = true;
    const view = await flushSheet();
    if (!view) {
      isRequesting.current = false;
      return;
    }
    mutate({
      body: {
        sheetNo,
        choices: view.choices,
        messageCd: (form.messageCd || null) as DeliveryMessageCode | null,
        messageText: form.messageText.trim(),
        messages: messagesOf(form, view),
        pccc: view.customs && form.pccc !== '' ? form.pccc : undefined,
        expectedPayWon: view.amounts.payWon,
        consents: agreedOf(form.consents),
        cashReceipt: cashReceiptOf(form, view),
        gift: giftOf(form, view),
      },
    });
  };

  return { place, isPlacing: isPending || isSuccess };
}

/** Loaded on demand, because rejections are rare. */
const explainDeferred = (error: unknown, onField: FieldRefusal): Promise<void> =>
  import(/* webpackChunkName: "part-refusal" */ './explain-refusal').then(
    ({ explainRefusal }) => explainRefusal(error, onField),
    () => presentError(error),
  );
