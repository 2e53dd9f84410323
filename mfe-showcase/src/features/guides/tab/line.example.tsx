import { Tabs } from '@shop/shared/ui';

export function Example() {
  return (
    <Tabs
      label="상품 정보"
      items={[
        { id: 'info', text: '상품정보', panel: <p>소재와 크기를 보여 줘요.</p> },
        { id: 'review', text: '후기', count: '1,204', panel: <p>후기를 보여 줘요.</p> },
        { id: 'qna', text: '문의', panel: <p>문의를 보여 줘요.</p> },
      ]}
    />
  );
}
