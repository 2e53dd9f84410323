import { SelectField } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <SelectField
        label="반품 사유"
        placeholder="반품 사유를 선택해 주세요"
        defaultValue=""
        options={[{ value: '1', label: '단순 변심' }]}
        error="반품 사유를 선택해 주세요"
        isRequired
      />
      <SelectField label="할부 개월" disabled options={[{ value: '0', label: '일시불' }]} />
    </>
  );
}
