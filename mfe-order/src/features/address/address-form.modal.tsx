import { useCallMutation } from '@shop/shared/app';
import { type Address, type AddressHit, addressCalls } from '@shop/shared/contracts';
import { AddressFields, Checkbox, FullModal } from '@shop/shared/ui';
import {
  SubmitButton,
  useControlledField,
  useValidatedForm,
  ValidatedForm,
} from '@shop/shared/ui/form';
import {
  type AddressForm,
  type AddressKind,
  addressRules,
  bodyOf,
  formOf,
  newAddressOf,
  pickedAddress,
} from './address.rules';
import styles from './address-form.module.css';
import { AddressSearch } from './address-search.modal';

export interface AddressFormModalProps {
  open: boolean;
  onClose: () => void;
  /** The address to edit; without it the form creates a new one. */
  address?: Address | undefined;
  /** The receiver prefilled in a new address. */
  receiver?: { name: string; phone: string } | undefined;
  onSaved: (address: Address) => void;
  search: { isOpen: boolean; open: () => void; close: () => void };
}

/** 새 배송지 and 배송지 수정. The address search opens in its own modal above, so that the input is kept. */
export function AddressFormModal({
  open,
  onClose,
  address,
  receiver,
  onSaved,
  search,
}: AddressFormModalProps) {
  const create = useCallMutation(addressCalls.create);
  const update = useCallMutation(addressCalls.update);
  const form = useValidatedForm<AddressForm>({
    defaultValues: address ? formOf(address) : newAddressOf(receiver),
    send: async (values) => {
      const body = bodyOf(values, address);
      const saved = address
        ? await update.mutateAsync({ params: { addressNo: address.addressNo }, body })
        : await create.mutateAsync({ body });
      onSaved(saved);
    },
  });
  const { register, setFocus, setValue, watch } = form.methods;
  // Bound in visual order, because the first invalid field gets the focus.
  const recipient = form.field('receiverName', addressRules.receiverName);
  const phone = form.field('receiverPhone', addressRules.receiverPhone);
  const zip = useControlledField(form, 'zip', addressRules.zip);
  const detail = form.field('detail', addressRules.detail);

  const handlePick = (hit: AddressHit, kind: AddressKind) => {
    const { zip, road, jibun } = pickedAddress(hit, kind);
    setValue('road', road);
    setValue('jibun', jibun);
    setValue('zip', zip, { shouldValidate: true });
    search.close();
    setTimeout(() => setFocus('detail'));
  };

  return (
    <>
      <FullModal
        title={address ? '배송지 수정' : '새 배송지 추가'}
        open={open}
        onClose={onClose}
        footer={
          <SubmitButton form={form} size="large">
            저장하기
          </SubmitButton>
        }
      >
        <ValidatedForm form={form} className={styles.form}>
          <AddressFields
            recipient={recipient}
            phone={phone}
            address={{
              postcode: zip.value,
              roadAddress: watch('road'),
              error: zip.error,
              findRef: zip.ref,
            }}
            detail={detail}
            onFindAddress={search.open}
          />
          <Checkbox label="기본 배송지로 저장" {...register('isDefault')} />
        </ValidatedForm>
      </FullModal>
      <AddressSearch open={search.isOpen} onClose={search.close} onPick={handlePick} />
    </>
  );
}
