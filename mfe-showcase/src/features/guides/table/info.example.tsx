import { InfoTable } from '@shop/shared/ui';

export function Example() {
  return (
    <InfoTable
      caption="상품정보"
      rows={[
        { key: '제조국', value: '대한민국' },
        {
          key: '소재',
          value:
            '면 60%, 폴리에스터 38%, 스판 2%. 안감은 폴리에스터 100%이고, 세탁은 30도 아래 손세탁이에요',
        },
        { key: 'A/S', value: '1577-7083' },
      ]}
    />
  );
}
