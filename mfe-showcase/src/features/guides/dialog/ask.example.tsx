import { dialog } from '@shop/shared/app';
import { Button } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <Button
        variant="outline"
        onClick={() =>
          dialog.alert({ title: '품절됐어요', content: '재입고 알림을 받을 수 있어요.' })
        }
      >
        알림
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          dialog.confirm({
            title: '상품을 삭제할까요?',
            content: '장바구니에서 지워요.',
            theme: 'warning',
            yesText: '삭제',
            noText: '취소',
          })
        }
      >
        경고 확인
      </Button>
    </>
  );
}
