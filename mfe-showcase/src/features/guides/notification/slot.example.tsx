import { toast } from '@shop/shared/app';
import { Button } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <Button
        variant="outline"
        onClick={() =>
          toast({
            slot: 'notification',
            text: '장바구니에 담았어요',
            link: { text: '장바구니 보기', to: '/basket' },
          })
        }
      >
        아래 알림
      </Button>
      <Button variant="outline" onClick={() => toast('찜했어요')}>
        토스트
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          toast({ text: '배송지를 저장하지 못했어요. 잠시 후 다시 시도해 주세요', delayMs: 6000 })
        }
      >
        긴 토스트
      </Button>
    </>
  );
}
