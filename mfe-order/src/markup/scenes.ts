import {
  basketCalls,
  couponCalls,
  orderCalls,
  orderSheetCalls,
  paymentCalls,
} from '@shop/shared/contracts';
import { type CodeScene, stageMember, stateWord } from '@shop/shared/markup';
import { basketQueries } from '../features/basket/basket.queries';
import { orderQueries } from '../features/order/order.queries';
import { paymentQueries } from '../features/payment/payment.queries';
import { sheetQueries } from '../features/sheet/sheet.queries';
import { baskets } from './fixtures/baskets';
import { coupons } from './fixtures/coupons';
import { completed, unknownPayment } from './fixtures/orders';
import { sheets, wrongReceivers, wrongRecommendations } from './fixtures/sheets';
import { refusedReceiver } from './receiver-form';
import { refusedCode } from './refused-code';

/** The parameter the pages read when the URL names no order. */
const UNNAMED = '';

const waiting: CodeScene = { session: stageMember, isWaiting: true };

const basketScene = (word: string): CodeScene => ({
  session: stageMember,
  answers: { [basketCalls.view.id]: baskets[word] },
  queries: [basketQueries.view()],
});

const sheetScene = (word: string): CodeScene => ({
  session: stageMember,
  answers: {
    [orderSheetCalls.view.id]: sheets[word],
    [orderSheetCalls.calculate.id]: sheets[word],
    [orderSheetCalls.best.id]: sheets.default,
    [orderSheetCalls.coupons.id]: coupons,
  },
  queries: [sheetQueries.view(UNNAMED)],
});

const completeScene = (word: string): CodeScene => ({
  session: stageMember,
  answers: {
    [orderCalls.complete.id]: completed[word],
    [couponCalls.download.id]: coupons.coupons[0],
  },
  queries: [orderQueries.complete(UNNAMED)],
});

const paymentScene = (): CodeScene => ({
  session: stageMember,
  answers: {
    [paymentCalls.view.id]: unknownPayment,
    [paymentCalls.inquire.id]: unknownPayment,
  },
  queries: [paymentQueries.view(UNNAMED)],
});

const sceneMakers: [start: string, make: (word: string) => CodeScene][] = [
  ['SB-MO-BK-01', basketScene],
  ['SB-MO-OR-01', sheetScene],
  ['SB-MO-OR-02', completeScene],
  ['SB-MO-OR-03', paymentScene],
];

/** Returns the fixed responses for a code; a skeleton has none, so its requests stay pending. */
export function sceneOf(code: string): CodeScene {
  const word = stateWord(code);
  const refused = wrongReceivers[word];
  if (refused) return { session: stageMember, Page: refusedReceiver(refused) };
  const refusedRecommendation = wrongRecommendations[word];
  if (refusedRecommendation)
    return { session: stageMember, Page: refusedCode(refusedRecommendation) };
  const make = sceneMakers.find(([start]) => code.startsWith(start))?.[1];
  return make && word !== 'loading' ? make(word) : waiting;
}
