import type { Ref } from 'react';
import { Button } from '../button/button';
import { PhoneField } from '../formatted-field/formatted-field';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import styles from './address-fields.module.css';

/** Input props from a form library, with the input's error: `{...register('recipient')}`. */
export type FieldBinding = Omit<TextFieldProps, 'label'>;

export interface AddressFieldsProps {
  recipient: FieldBinding;
  phone: FieldBinding;
  /** The address from the search; read-only. */
  address: {
    postcode: string;
    roadAddress: string;
    error?: string | undefined;
    /** Receives focus when the address is missing. */
    findRef?: Ref<HTMLButtonElement>;
  };
  detail: FieldBinding;
  /** Opens the address search. */
  onFindAddress: () => void;
}

/** 받는 분, 휴대폰 번호, 주소, in this order. */
export function AddressFields({
  recipient,
  phone,
  address,
  detail,
  onFindAddress,
}: AddressFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField autoComplete="name" maxLength={20} {...recipient} label="받는 분" isRequired />
      <PhoneField {...phone} label="휴대폰 번호" isRequired />
      <div className={styles.address}>
        <TextField
          label="우편번호"
          value={address.postcode}
          readOnly
          isRequired
          placeholder="주소 찾기를 눌러 주세요"
          error={address.error}
          end={
            <Button ref={address.findRef} variant="outline" onClick={onFindAddress}>
              주소 찾기
            </Button>
          }
        />
        <TextField
          label="주소"
          isLabelHidden
          value={address.roadAddress}
          readOnly
          placeholder="찾은 주소가 여기에 나와요"
        />
        <TextField
          autoComplete="address-line2"
          maxLength={50}
          placeholder="동·호수, 건물 이름"
          {...detail}
          label="상세 주소"
          isLabelHidden
        />
      </div>
    </div>
  );
}
