import { Button, ButtonLink } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <Button size="small">작게 36</Button>
      <Button>보통 48</Button>
      <Button size="large">크게 56</Button>
      <ButtonLink to="/markup" variant="outline">
        주소로 가는 버튼
      </ButtonLink>
      <Button isFull>받는 분 주소를 새로 입력하고 이 주소로 배송받기를 선택하기</Button>
    </>
  );
}
