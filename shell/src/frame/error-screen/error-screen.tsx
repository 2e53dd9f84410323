import { isRouteError } from '@shop/shared/app/navigation';
import { NotFound } from '../../pages/not-found/not-found';
import { SystemError } from '../../pages/system-error/system-error';

export interface ErrorScreenProps {
  error: unknown;
  path: string;
}

/**
 * Spec section 2, error screens by status: 801 has its own, 404 not found, otherwise the general
 * one.
 */
export function ErrorScreen({ error, path }: ErrorScreenProps) {
  if (!isRouteError(error)) return <SystemError />;
  return error.status === 404 ? <NotFound path={path} /> : <SystemError status={error.status} />;
}
