import { errorMessage, useCallMutation } from '@shop/shared/app';
import { type Address, type AddressHit, addressCalls } from '@shop/shared/contracts';
import { AddressFields, Button, Checkbox, FullModal, Notice } from '@shop/shared/ui';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import {
  type AddressForm,
  type AddressKind,
  addressRules,
  bodyOf,
  emptyAddress,
  formOf,
  pickedAddress,
} from './address.rules';
import styles from './address-form.module.css';
import { AddressSearch } from './address-search.modal';

export interface AddressFormModalProps {
  open: boolean;
  onClose: () => void;
  /** The address to edit; without it the form creates a new one. */
  address?: Address | undefined;
  onSaved: (address: Address) => void;
  search: { isOpen: boolean; open: () => void; close: () => void };
}

/** 새 배송지 and 배송지 수정. The address search opens in its own modal above, so that the input is kept. */
export function AddressFormModal({
  open,
  onClose,
  address,
  onSaved,
  search,
}: AddressFormModalProps) {
  const [failure, setFailure] = useState<string>();
  const { register, control, handleSubmit, setValue, setFocus, watch, formState } =
    useForm<AddressForm>({ defaultValues: address ? formOf(address) : emptyAddress });
  const { errors } = formState;
  // Registered in visual order: on error, the first registered field gets the focus.
  const recipient = register('receiverName', { validate: addressRules.receiverName });
  const phone = register('receiverPhone', { validate: addressRules.receiverPhone });
  const zip = useController({ control, name: 'zip', rules: { validate: addressRules.zip } });
  const create = useCallMutation(addressCalls.create);
  const update = useCallMutation(addressCalls.update);

  const save = async (form: AddressForm) => {
    setFailure(undefined);
    const body = bodyOf(form, address);
    try {
      const saved = address
        ? await update.mutateAsync({ params: { addressNo: address.addressNo }, body })
        : await create.mutateAsync({ body });
      onSaved(saved);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
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
          <Button
            size="large"
            isLoading={create.isPending || update.isPending}
            onClick={() => void handleSubmit(save)()}
          >
            저장하기
          </Button>
        }
      >
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => void handleSubmit(save)(event)}
        >
          <AddressFields
            recipient={{ ...recipient, error: errors.receiverName?.message }}
            phone={{ ...phone, error: errors.receiverPhone?.message }}
            address={{
              postcode: zip.field.value,
              roadAddress: watch('road'),
              error: errors.zip?.message,
              findRef: zip.field.ref,
            }}
            detail={{
              ...register('detail', { validate: addressRules.detail }),
              error: errors.detail?.message,
            }}
            onFindAddress={search.open}
          />
          <Checkbox label="기본 배송지로 저장" {...register('isDefault')} />
          {failure && (
            <Notice tone="danger" isLive>
              {failure}
            </Notice>
          )}
          <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        </form>
      </FullModal>
      <AddressSearch open={search.isOpen} onClose={search.close} onPick={handlePick} />
    </>
  );
}
