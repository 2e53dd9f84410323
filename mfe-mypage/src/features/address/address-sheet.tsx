import {
  errorMessage,
  events,
  toast,
  useCallMutation,
  useQuery,
  useQueryClient,
  writeQueryCache,
} from '@shop/shared/app';
import { type Address, type OrderDetail, orderCalls } from '@shop/shared/contracts';
import { formatPhone } from '@shop/shared/domain';
import {
  Badge,
  BottomSheet,
  Button,
  EmptyState,
  Notice,
  Radio,
  RadioGroup,
  Resource,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { useCallback, useState } from 'react';
import { orderQueries } from '../order/order.queries';
import { AddAddress } from './add-address';
import { addressQueries } from './address.queries';
import styles from './address-sheet.module.css';

export interface AddressSheetProps {
  order: OrderDetail;
  onClose: () => void;
}

const FAILED = '배송지를 바꾸지 못했어요. 잠시 후 다시 시도해 주세요';

/** 배송지 변경: selects another address, saved or new, while nothing is packed and the delivery fee is unchanged. */
export function AddressSheet({ order, onClose }: AddressSheetProps) {
  const client = useQueryClient();
  const book = useQuery(addressQueries.book());
  const [addressNo, setAddressNo] = useState<number>();
  const { refetch } = book;
  const handleAdded = useCallback(
    async (added: number) => {
      await refetch();
      setAddressNo(added);
    },
    [refetch],
  );
  const change = useCallMutation(orderCalls.changeAddress, {
    onSuccess: async (changed) => {
      await writeQueryCache(client, orderQueries.detail(order.orderNo), changed);
      events.emit('order:changed', { orderNo: order.orderNo });
      toast('배송지를 바꿨어요');
      onClose();
    },
  });
  return (
    <BottomSheet
      open
      title="배송지 변경"
      onClose={onClose}
      footer={
        <Button
          size="large"
          isFull
          disabled={addressNo === undefined}
          isLoading={change.isPending}
          onClick={() =>
            addressNo !== undefined &&
            change.mutate({ params: { orderNo: order.orderNo }, body: { addressNo } })
          }
        >
          변경하기
        </Button>
      }
    >
      <div className={styles.content}>
        {change.error && (
          <Notice tone="danger" isLive>
            {errorMessage(change.error, FAILED)}
          </Notice>
        )}
        <Resource
          query={book}
          skeleton={
            <SkeletonGroup>
              <TextSkeleton lines={4} />
            </SkeletonGroup>
          }
          isEmpty={({ addresses }) => addresses.length === 0}
          empty={<EmptyState title="저장한 배송지가 없어요" reason="새 배송지를 추가해 주세요" />}
        >
          {({ addresses }) => (
            <RadioGroup label="배송지" isLabelHidden>
              {addresses.map((address) => (
                <AddressChoice
                  key={address.addressNo}
                  address={address}
                  isChosen={address.addressNo === addressNo}
                  onChoose={() => {
                    change.reset();
                    setAddressNo(address.addressNo);
                  }}
                />
              ))}
            </RadioGroup>
          )}
        </Resource>
        <AddAddress onAdded={handleAdded} />
      </div>
    </BottomSheet>
  );
}

interface AddressChoiceProps {
  address: Address;
  isChosen: boolean;
  onChoose: () => void;
}

const AddressChoice = ({ address, isChosen, onChoose }: AddressChoiceProps) => (
  <Radio
    look="card"
    name="address"
    checked={isChosen}
    onChange={onChoose}
    label={
      <span className={styles.name}>
        {address.receiverName}
        {address.alias && <span className={styles.alias}>{address.alias}</span>}
        {address.isDefault && <Badge>기본 배송지</Badge>}
      </span>
    }
    note={
      <>
        <span className={styles.place}>
          ({address.zip}) {address.road} {address.detail}
        </span>
        {formatPhone(address.receiverPhone)}
      </>
    }
  />
);
