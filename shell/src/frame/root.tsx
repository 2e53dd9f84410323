import { Outlet, PageFailure, useLocation, useNavigate, useRouteError } from '@shop/shared/app';
import { isRouteErrorResponse } from '@shop/shared/app/boot';
import { NotFound } from '../pages/not-found/not-found.page';

export function Root() {
  return (
    <div>
      <header>shop</header>
      <Outlet />
    </div>
  );
}

export function RootFailure() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFound path={location.pathname} />;
  return <PageFailure onRetry={async () => navigate(0)} />;
}
