import { Button, TextField } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <TextField
        label="받는 분"
        hint="택배 상자에 적힐 이름이에요"
        isRequired
        autoComplete="name"
      />
      <TextField label="쿠폰 번호" placeholder="16자리" isClearable defaultValue="1234-5678" />
      <TextField
        label="주소"
        defaultValue="서울특별시 중구 세종대로 100"
        readOnly
        end={<Button variant="outline">주소 찾기</Button>}
      />
    </>
  );
}
