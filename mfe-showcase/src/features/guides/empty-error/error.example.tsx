import { ErrorBox } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [isRetrying, setRetrying] = useState(false);
  return <ErrorBox onRetry={() => setRetrying(true)} isRetrying={isRetrying} />;
}
