import { PageLoadError, useLocation, useNavigate } from '@shop/shared/app';

/** A remote's code failed to load: shows an error with a retry in place of its pages. */
export function RemoteLoadError() {
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <main id="main">
      <PageLoadError onRetry={async () => navigate(location, { replace: true })} />
    </main>
  );
}
