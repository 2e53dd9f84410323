import { isApiError, toast, useCallMutation, useNavigate, useSession } from '@shop/shared/app';
import { giftCalls, type OpenGift, paths } from '@shop/shared/contracts';
import { FREE_MESSAGE_CODE, MAX_FREE_MESSAGE } from '@shop/shared/domain';
import {
  AddressFields,
  BulletList,
  Checkbox,
  FieldError,
  SelectField,
  TextField,
} from '@shop/shared/ui';
import {
  SubmitButton,
  useControlledField,
  useValidatedForm,
  ValidatedForm,
} from '@shop/shared/ui/form';
import { useId } from 'react';
import { dueText } from '../../features/gift/due';
import { useGiftChange } from '../../features/gift/use-gift-change';
import styles from './gift-shipping.module.css';
import {
  messageTextRule,
  type ShippingValues,
  shippingBody,
  shippingRules,
  shippingValues,
} from './shipping.rules';
import { type PickedAddress, useAddressSearch } from './use-address-search';
import { useMessageOptions } from './use-message-options';

/** Errors of the api that are about the address that was searched. */
const ADDRESS_ERRORS = ['GIFT_AREA', 'ADDRESS_UNKNOWN'];

/** Where the gift goes. The receiver enters it, and may correct it until the goods are packed. */
export function ShippingForm({ gift, token }: { gift: OpenGift; token: string }) {
  const { isLoggedIn } = useSession();
  const navigate = useNavigate();
  const { show, refreshAfter } = useGiftChange(token);
  const messageOptions = useMessageOptions();
  const save = useCallMutation(giftCalls.shipping, { onError: refreshAfter });
  const form = useValidatedForm<ShippingValues>({
    defaultValues: shippingValues(gift),
    send: async (values) => {
      try {
        const body = shippingBody(values, isLoggedIn);
        await show(await save.mutateAsync({ params: { token }, body }));
      } catch (error) {
        if (!isApiError(error) || !ADDRESS_ERRORS.includes(error.code)) throw error;
        setError('zip', { message: error.message }, { shouldFocus: true });
        return;
      }
      toast(gift.address ? '배송지를 바꿨어요' : '배송지를 보냈어요');
      await navigate(paths.giftDetail(token), { replace: true });
    },
  });
  const { register, setError, setFocus, setValue, watch } = form.methods;
  // Bound in visual order, because the first invalid field gets the focus.
  const recipient = form.field('receiverName', shippingRules.receiverName);
  const phone = form.field('receiverPhone', shippingRules.receiverPhone);
  const zip = useControlledField(form, 'zip', shippingRules.zip);
  const detail = form.field('detail', shippingRules.detail);
  const messageCd = watch('messageCd');
  const messageText = form.field('messageText', messageTextRule(messageCd));
  const agrees = useControlledField<ShippingValues, 'agrees'>(form, 'agrees', shippingRules.agrees);
  const errorId = useId();
  const search = useAddressSearch((picked: PickedAddress) => {
    setValue('road', picked.road);
    setValue('zip', picked.zip, { shouldValidate: true });
    setTimeout(() => setFocus('detail'));
  });

  return (
    <>
      <ValidatedForm form={form} className={styles.form}>
        {gift.state === 'ACCEPTED' && gift.dueAt && (
          <p className={styles.lead}>{dueText(gift.dueAt, '배송지를 입력해 주세요')}</p>
        )}
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
        <SelectField label="배송 메시지" options={messageOptions} {...register('messageCd')} />
        {messageCd === FREE_MESSAGE_CODE && (
          <TextField
            {...messageText}
            label="배송 메시지 직접 입력"
            maxLength={MAX_FREE_MESSAGE}
            placeholder={`${MAX_FREE_MESSAGE}자까지 입력할 수 있어요`}
          />
        )}
        {!gift.address && (
          <div>
            <Checkbox
              ref={agrees.ref}
              checked={agrees.value}
              onChange={(event) => agrees.onChange(event.target.checked)}
              label="판매자와 택배사에 배송지 제공 동의 (필수)"
              aria-invalid={agrees.error !== undefined}
              aria-describedby={agrees.error ? errorId : undefined}
            />
            <p className={styles.lead}>
              이름, 휴대폰 번호, 주소를 배송에만 쓰고 배송이 끝나면 지워요. 동의하지 않으면 선물을
              보낼 수 없어요.
            </p>
            <FieldError id={errorId} error={agrees.error} />
          </div>
        )}
        {isLoggedIn && <Checkbox label="내 배송지에 저장" {...register('saves')} />}
        <BulletList
          isSmall
          items={[
            '제주·도서산간 배송비는 보낸 분이 미리 정한 지역까지 결제했어요. 그 밖의 지역은 선택할 수 없어요.',
            '주소와 휴대폰 번호는 선물을 받을 때 동의한 대로 배송에만 쓰고, 보낸 분께 알리지 않아요.',
            '판매자가 상품을 준비하기 전까지 바꿀 수 있어요.',
          ]}
        />
      </ValidatedForm>
      <SubmitButton form={form} size="large" isFull>
        {gift.address ? '배송지 바꾸기' : '이 주소로 받기'}
      </SubmitButton>
      {search.layer}
    </>
  );
}
