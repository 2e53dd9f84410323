import { events, toast, useNavigate } from '@shop/shared/app';
import { type PaymentView, paths } from '@shop/shared/contracts';
import { useEffect, useEffectEvent } from 'react';
import { sheetDrafts } from '../sheet/sheet-draft';
import type { PaymentStep } from './payment.rules';
import { PaymentCard } from './payment-card';
import { windowTrail } from './window-trail';

/** Longer than the history navigation takes. */
const TRAIL_MS = 3000;

export interface PaymentLeaveProps {
  payment: PaymentView;
  /** True when the history contains the payment window. */
  isReturn?: boolean;
  step: Extract<PaymentStep, { kind: 'complete' | 'sheet' | 'claim' }>;
}

function leaveWords({ state }: PaymentView, { kind }: PaymentLeaveProps['step']): string {
  if (kind === 'sheet') return '주문서로 돌아가고 있어요';
  if (kind === 'claim') return '신청 내역으로 돌아가고 있어요';
  return state === 'WAITING_DEPOSIT' ? '입금할 계좌를 받았어요' : '결제를 마쳤어요';
}

/**
 * Leaves a decided payment for the complete page, the order sheet or the claim that it pays for, and replaces
 * the history entry.
 */
export function PaymentLeave({ payment, step, isReturn = false }: PaymentLeaveProps) {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    if (step.kind === 'complete') {
      sheetDrafts.drop(payment.paymentNo);
      events.emit('basket:changed');
      events.emit('order:changed', { orderNo: step.orderNo });
      void navigate(paths.orderComplete(step.orderNo), { replace: true });
      return;
    }
    if (step.kind === 'claim') {
      events.emit('order:changed', { orderNo: payment.orderNo });
      toast(step.reason ?? '결제를 마쳤어요');
      void navigate(paths.claimDetail(step.claimNo), { replace: true });
      return;
    }
    sheetDrafts.carry(payment.paymentNo, step.sheetNo);
    void navigate(paths.orderSheet(step.sheetNo), {
      replace: true,
      state: { failure: step.reason },
    });
  });
  useEffect(() => {
    if (!isReturn || !windowTrail.follow(payment.paymentNo)) return void leave();
    const timer = setTimeout(leave, TRAIL_MS);
    return () => clearTimeout(timer);
  }, [isReturn, payment.paymentNo]);
  return <PaymentCard payment={payment} words={leaveWords(payment, step)} isBusy />;
}
