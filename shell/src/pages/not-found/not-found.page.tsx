import { useLocation } from '@shop/shared/app';
import { NotFound } from './not-found';

export function Page() {
  return <NotFound path={useLocation().pathname} />;
}
