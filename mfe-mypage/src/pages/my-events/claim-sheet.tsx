import { errorMessage, toast, useCallMutation, useQuery, useQueryClient } from '@shop/shared/app';
import { type EventWin, eventCalls } from '@shop/shared/contracts';
import { formatPhone } from '@shop/shared/domain';
import {
  Badge,
  BottomSheet,
  Button,
  Checkbox,
  EmptyState,
  Notice,
  Radio,
  RadioGroup,
  Resource,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { useCallback, useState } from 'react';
import { AddAddress } from '../../features/address/add-address';
import { addressQueries } from '../../features/address/address.queries';
import { myEventQueries } from '../../features/event/my-event.queries';
import styles from './my-events.module.css';

/** 배송지 입력: where won goods are sent to. */
export function ClaimSheet({ win, onClose }: { win: EventWin; onClose: () => void }) {
  const client = useQueryClient();
  const book = useQuery(addressQueries.book());
  const [addressNo, setAddressNo] = useState<number>();
  const [isTaxAgreed, setTaxAgreed] = useState(false);
  const { refetch } = book;
  const handleAdded = useCallback(
    async (added: number) => {
      await refetch();
      setAddressNo(added);
    },
    [refetch],
  );
  const claim = useCallMutation(eventCalls.claim, {
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: myEventQueries.allMine() });
      toast('배송지를 받았어요. 준비되는 대로 보내 드릴게요');
      onClose();
    },
  });
  const isReady = addressNo !== undefined && (!win.prize.isTaxed || isTaxAgreed);
  const send = () => {
    if (addressNo === undefined) return;
    claim.mutate({ params: { winNo: win.winNo }, body: { addressNo, isTaxAgreed } });
  };
  return (
    <BottomSheet
      open
      title="경품 배송지"
      onClose={onClose}
      footer={
        <Button size="large" isFull disabled={!isReady} isLoading={claim.isPending} onClick={send}>
          이 주소로 받기
        </Button>
      }
    >
      <div className={styles.sheet}>
        <p>{win.prize.name}</p>
        {claim.error && (
          <Notice tone="danger" isLive>
            {errorMessage(claim.error)}
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
                <Radio
                  key={address.addressNo}
                  look="card"
                  name="claim-address"
                  checked={address.addressNo === addressNo}
                  onChange={() => setAddressNo(address.addressNo)}
                  label={
                    <>
                      {address.receiverName} {address.isDefault && <Badge>기본 배송지</Badge>}
                    </>
                  }
                  note={`(${address.zip}) ${address.road} ${address.detail} · ${formatPhone(address.receiverPhone)}`}
                />
              ))}
            </RadioGroup>
          )}
        </Resource>
        <AddAddress onAdded={handleAdded} />
        {win.prize.isTaxed && (
          <Checkbox
            label="[필수] 제세공과금 22%를 본인이 부담하는 것에 동의해요"
            checked={isTaxAgreed}
            onChange={({ target }) => setTaxAgreed(target.checked)}
          />
        )}
      </div>
    </BottomSheet>
  );
}
