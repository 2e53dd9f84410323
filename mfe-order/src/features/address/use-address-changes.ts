import { dialog, presentError, toast, useCallMutation } from '@shop/shared/app';
import { type Address, addressCalls } from '@shop/shared/contracts';

/**
 * Deletes addresses and sets the default one in place.
 * @param onChanged receives the address book after each change
 */
export function useAddressChanges(onChanged: (addresses: readonly Address[]) => void) {
  const remove = useCallMutation(addressCalls.remove);
  const makeDefault = useCallMutation(addressCalls.makeDefault);

  const attempt = async (run: () => Promise<{ addresses: readonly Address[] }>, done: string) => {
    try {
      const { addresses } = await run();
      onChanged(addresses);
      toast(done);
    } catch (error) {
      presentError(error);
    }
  };

  return {
    isChanging: remove.isPending || makeDefault.isPending,
    remove: async ({ addressNo, receiverName }: Address) => {
      const isMeant = await dialog.confirm({
        content: `${receiverName} 님 배송지를 삭제할까요?`,
        yesText: '삭제',
        noText: '취소',
      });
      if (!isMeant) return;
      await attempt(() => remove.mutateAsync({ params: { addressNo } }), '배송지를 삭제했어요');
    },
    makeDefault: ({ addressNo }: Address) =>
      attempt(() => makeDefault.mutateAsync({ params: { addressNo } }), '기본 배송지로 정했어요'),
  };
}
