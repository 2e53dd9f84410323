import {
  callerOf,
  events,
  keepPreviousData,
  toast,
  useCallMutation,
  useNavigate,
  useNow,
  useQuery,
  useQueryClient,
} from '@shop/shared/app';
import { claimCalls, type OrderDetail, type OrderItem, paths } from '@shop/shared/contracts';
import { CLAIM_PAY_HOURS } from '@shop/shared/domain';
import { Notice, Resource, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import { useValidatedForm } from '@shop/shared/ui/form';
import { useUploads } from '@shop/shared/ui/upload';
import { useState } from 'react';
import { claimQueries } from '../claim/claim.queries';
import { orderQueries } from '../order/order.queries';
import { ClaimGate, type ClaimModalProps } from '../return/claim-gate';
import { ClaimSteps } from '../return/claim-steps';
import { ItemsStep } from '../return/items-step';
import { PhotosProblem } from '../return/photos-problem';
import { CollectFields } from '../return/pickup-step';
import { ReasonStep } from '../return/reason-step';
import { EVERY_HOUR_MS, type ReturnForm, returnableItems, startForm } from '../return/return.rules';
import styles from '../return/return-modal.module.css';
import { choicesOf, exchangeBody, exchangeScope, type OptionsOf } from './exchange.rules';
import { ExchangeSum } from './exchange-sum';
import { OptionField } from './option-field';

const steps = ['상품', '사유', '회수', '금액'] as const;
const LAST = steps.length - 1;

/** 교환 신청. */
export const ExchangeModal = (props: ClaimModalProps) => (
  <ClaimGate {...props} word="교환">
    {(item) => <ExchangeSteps order={props.order} item={item} onClose={props.onClose} />}
  </ClaimGate>
);

interface ExchangeStepsProps {
  order: OrderDetail;
  item: OrderItem;
  onClose: () => void;
}

function useExchangeEstimate(scope: ReturnType<typeof exchangeScope>, isOpen: boolean) {
  return useQuery({
    queryKey: [claimCalls.estimateExchange.id, scope],
    queryFn: ({ client, signal }) =>
      callerOf(client)(claimCalls.estimateExchange, { body: scope }, { signal }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
}

/** Items with their new options, reason, pickup, and the exact money, one step after the other. */
function ExchangeSteps({ order, item, onClose }: ExchangeStepsProps) {
  const { orderNo } = order;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  const now = useNow(EVERY_HOUR_MS);
  const options = useQuery({ ...claimQueries.exchangeOptions(orderNo), staleTime: 0 });
  const choicesFor = (itemNo: number) =>
    choicesOf(options.data?.items.find((one) => one.itemNo === itemNo));
  const optionsOf: OptionsOf = (itemNo) => choicesFor(itemNo).options;
  const request = useCallMutation(claimCalls.requestExchange, {
    onSuccess: ({ claimNo }) => {
      events.emit('order:changed', { orderNo });
      toast('교환을 신청했어요');
      void navigate(paths.claimDetail(claimNo), { replace: true });
    },
    onError: () => {
      // The stock, the order or the money has changed: refetch all.
      void client.invalidateQueries({ queryKey: [claimCalls.estimateExchange.id] });
      void client.invalidateQueries({ queryKey: claimQueries.exchangeOptions(orderNo).queryKey });
      void client.invalidateQueries({ queryKey: orderQueries.detail(orderNo).queryKey });
    },
  });
  const photos = useUploads('CLAIM');
  const form = useValidatedForm<ReturnForm>({
    defaultValues: startForm(item, now),
    failureText: '교환을 신청하지 못했어요. 잠시 후 다시 시도해 주세요',
    send: async (values) => {
      if (step < LAST) return setStep(step + 1);
      if (!estimate.data) return;
      const body = exchangeBody(orderNo, values, optionsOf, estimate.data, photos.fileNos);
      await request.mutateAsync({ body });
    },
  });
  const isUndecided = !request.isPending && !request.isSuccess;
  const scope = exchangeScope(orderNo, form.methods.watch(), optionsOf);
  const estimate = useExchangeEstimate(scope, isUndecided && step === LAST);
  const { payWon = 0, refundWon = 0 } = estimate.data ?? {};
  return (
    <ClaimSteps
      title="교환 신청"
      {...{ steps, step, form, onClose }}
      onStep={setStep}
      isReady={estimate.data !== undefined && !photos.hasFailed}
      isComputing={estimate.isPlaceholderData || photos.isSending}
      submit="교환 신청하기"
      sum={
        payWon > 0 || refundWon === 0
          ? { label: '결제할 금액', amountWon: estimate.data && payWon }
          : { label: '환불 예정 금액', amountWon: refundWon }
      }
    >
      {step === 0 && (
        <Resource query={options} skeleton={<TextSkeleton lines={4} />}>
          {() => (
            <ItemsStep
              form={form}
              items={returnableItems(order, item.sellerNo)}
              word="교환"
              fieldsOf={(one) => (
                <OptionField
                  form={form}
                  item={one}
                  choices={choicesFor(one.itemNo)}
                  optionsOf={optionsOf}
                />
              )}
            />
          )}
        </Resource>
      )}
      {step === 1 && <ReasonStep form={form} order={order} word="교환" photos={photos} />}
      {step === 2 && (
        <div className={styles.step}>
          <CollectFields form={form} order={order} />
          <Notice>교환은 택배사가 회수하러 가요. 받은 상태 그대로 포장해 주세요.</Notice>
        </div>
      )}
      {step === LAST && (
        <div className={styles.step}>
          <Resource
            query={estimate}
            skeleton={
              <SkeletonGroup>
                <TextSkeleton lines={3} />
              </SkeletonGroup>
            }
          >
            {(money) => <ExchangeSum money={money} />}
          </Resource>
          <Notice>
            {payWon > 0
              ? `신청하고 ${CLAIM_PAY_HOURS}시간 안에 결제하면 회수를 시작해요. 그때까지 교환할 상품을 맡아 둬요.`
              : '교환할 상품을 맡아 둬요. 보내신 상품의 검수를 마치면 바로 보내 드려요.'}{' '}
            보내 드릴 수 없게 되면 반품으로 바꿔 배송비까지 모두 환불해요.
          </Notice>
          <PhotosProblem photos={photos} />
        </div>
      )}
    </ClaimSteps>
  );
}
