import {
  dialog,
  events,
  presentError,
  toast,
  useCallMutation,
  useQuery,
  useQueryClient,
} from '@shop/shared/app';
import { type Address, addressCalls, type CallReply } from '@shop/shared/contracts';
import {
  type DeliveryMessageCode,
  deliveryMessages,
  FREE_MESSAGE_CODE,
  isTableKey,
} from '@shop/shared/domain';
import { EmptyState, Resource, Section, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import { useCallback, useEffect } from 'react';
import { AddAddress } from '../../features/address/add-address';
import { addressQueries } from '../../features/address/address.queries';
import { AddressEntry } from './address-entry';
import styles from './my-info.module.css';

interface AddressesProps {
  /** Masks phone numbers, as those of the profile are until the member's identity was checked. */
  isMasked: boolean;
}

/** The address book: the default one first. The same addresses are offered in the order sheet. */
export function Addresses({ isMasked }: AddressesProps) {
  const client = useQueryClient();
  const book = useQuery({ ...addressQueries.book(), staleTime: 0 });
  const { refetch } = book;
  const remove = useCallMutation(addressCalls.remove);
  const makeDefault = useCallMutation(addressCalls.makeDefault);
  const update = useCallMutation(addressCalls.update);
  const isBusy = remove.isPending || makeDefault.isPending || update.isPending;

  const attempt = async (run: () => Promise<CallReply<typeof addressCalls.list>>, done: string) => {
    try {
      client.setQueryData(addressQueries.book().queryKey, await run());
      toast(done);
    } catch (error) {
      presentError(error);
    }
  };

  const removeAfterQuestion = async ({ addressNo, receiverName }: Address) => {
    const isMeant = await dialog.confirm({
      content: `${receiverName} 님 배송지를 삭제할까요?`,
      yesText: '삭제',
      noText: '취소',
    });
    if (!isMeant) return;
    await attempt(() => remove.mutateAsync({ params: { addressNo } }), '배송지를 삭제했어요');
  };
  /** The order sheet begins with the message of its address. */
  const changeMessage = async (address: Address, code: string) => {
    const { addressNo, areaFeeWon: _fee, lastUsedAt: _used, ...body } = address;
    const messageCd = isTableKey<DeliveryMessageCode>(deliveryMessages, code) ? code : null;
    const messageText = messageCd === FREE_MESSAGE_CODE ? body.messageText : '';
    try {
      await update.mutateAsync({
        params: { addressNo },
        body: { ...body, messageCd, messageText },
      });
      toast('배송 메시지를 바꿨어요');
    } catch (error) {
      presentError(error);
    }
    await refetch();
  };
  const handleAdded = useCallback(async () => {
    await refetch();
    toast('배송지를 추가했어요');
  }, [refetch]);
  useEffect(
    () =>
      events.on('address:changed', () => {
        void refetch();
        toast('배송지를 수정했어요');
      }),
    [refetch],
  );

  return (
    <Section title="배송지" note={book.data && `최대 ${book.data.max}곳까지 저장할 수 있어요`}>
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
          <ul aria-label="배송지">
            {addresses.map((address) => (
              <AddressEntry
                key={address.addressNo}
                address={address}
                isMasked={isMasked}
                isBusy={isBusy}
                onMessage={(messageCd) => void changeMessage(address, messageCd)}
                onMakeDefault={() =>
                  void attempt(
                    () => makeDefault.mutateAsync({ params: { addressNo: address.addressNo } }),
                    '기본 배송지로 정했어요',
                  )
                }
                onRemove={() => void removeAfterQuestion(address)}
              />
            ))}
          </ul>
        )}
      </Resource>
      {book.data && book.data.addresses.length < book.data.max && (
        <AddAddress onAdded={handleAdded} className={styles.after} />
      )}
    </Section>
  );
}
