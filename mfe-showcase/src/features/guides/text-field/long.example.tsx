import { TextArea } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <TextArea
        label="문의 내용"
        maxLength={200}
        placeholder="무엇이 궁금한지 적어 주세요"
        rows={4}
      />
      <TextArea
        label="후기"
        maxLength={1000}
        defaultValue="너무 짧아요"
        error="후기를 20자 이상 적어 주세요"
        rows={3}
      />
    </>
  );
}
