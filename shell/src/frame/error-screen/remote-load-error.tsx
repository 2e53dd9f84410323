import { PageLoadError, useLocation, useNavigate } from '@shop/shared/app';

/** One team's code did not arrive: only its area says so, and asks again when pressed. */
export function RemoteLoadError() {
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <main id="main">
      <PageLoadError onRetry={async () => navigate(location, { replace: true })} />
    </main>
  );
}
