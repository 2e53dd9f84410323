import { EndlessList } from '@shop/shared/ui';
import { useState } from 'react';

/** The second page has failed: 다시 시도 requests it again, and the rest follows by scrolling. */
export function Example() {
  const [count, setCount] = useState(12);
  return (
    <EndlessList
      listId="guide"
      look="list"
      items={Array.from({ length: count }, (_, at) => at + 1)}
      totalCount={36}
      hasMore={count < 36}
      isLoading={false}
      hasFailed={count === 12}
      onMore={() => setCount(count + 12)}
    >
      {(items) => items.map((item) => <p key={item}>{item}번째 상품</p>)}
    </EndlessList>
  );
}
