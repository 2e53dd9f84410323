import { SelectField } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <SelectField
        label="배송 메시지"
        placeholder="배송 메시지를 선택해 주세요"
        defaultValue=""
        options={[
          { value: '20', label: '배송 전에 연락해 주세요' },
          { value: '60', label: '문 앞에 놓아 주세요' },
          { value: '70', label: '직접 입력' },
        ]}
      />
      <SelectField
        label="정렬"
        isLabelHidden
        options={[
          { value: 'best', label: '추천순' },
          { value: 'low', label: '낮은 가격순' },
        ]}
      />
    </>
  );
}
