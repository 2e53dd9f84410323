import { Link } from '@shop/shared/app';
import { useState } from 'react';

export function Page() {
  const [n, setN] = useState(0);
  return (
    <main id="main">
      <h1>홈</h1>
      <button type="button" onClick={() => setN(n + 1)}>
        누름 {n}
      </button>
      <Link to="/common/not-found">없음</Link>
    </main>
  );
}
