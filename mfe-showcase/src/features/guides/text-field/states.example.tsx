import { TextField } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <TextField
        label="받는 분"
        defaultValue="김"
        error="받는 분 이름을 2자 이상 입력해 주세요"
        isRequired
      />
      <TextField label="아이디" defaultValue="hansky" disabled />
    </>
  );
}
