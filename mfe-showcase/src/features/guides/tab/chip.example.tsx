import { Tabs } from '@shop/shared/ui';

export function Example() {
  return (
    <Tabs
      label="기간"
      look="chip"
      items={[
        { id: 'd', text: '일간', panel: <p>오늘의 순위</p> },
        { id: 'w', text: '주간', panel: <p>이번 주 순위</p> },
      ]}
    />
  );
}
