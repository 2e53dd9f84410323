import { SearchField } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [words, setWords] = useState('');
  return (
    <>
      <SearchField onSearch={setWords} action="/searchResult" placeholder="무엇을 찾으세요?" />
      <p role="status">{words && `‘${words}’(으)로 찾아요`}</p>
    </>
  );
}
