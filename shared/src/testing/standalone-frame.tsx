import {
  callKey,
  callQuery,
  events,
  Outlet,
  PageLoadError,
  useLocation,
  useNavigate,
  useQuery,
  useQueryClient,
  useRouteError,
  useRouteMatch,
  useSession,
} from '@shop/shared/app';
import { isRouteError } from '@shop/shared/app/navigation';
import { basketCalls } from '@shop/shared/contracts';
import { Layers } from '@shop/shared/ui';
import { Fragment, useEffect } from 'react';

export function Frame() {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const { isLoggedIn } = useSession();
  const OwnFrame = useRouteMatch()?.route.handle?.module()?.Frame ?? Fragment;
  const count = useQuery({ ...callQuery(basketCalls.count, {}), enabled: isLoggedIn });
  useEffect(
    () =>
      events.on(
        'basket:changed',
        () => void client.invalidateQueries({ queryKey: callKey(basketCalls.count) }),
      ),
    [client],
  );
  // Each page starts at its top; only the shell restores scroll positions.
  useEffect(() => {
    if (pathname) scrollTo(0, 0);
  }, [pathname]);
  return (
    <>
      <header>
        <a href="/basket">장바구니 {count.data?.count ?? 0}개</a>
      </header>
      <OwnFrame>
        <Outlet />
        <Layers />
      </OwnFrame>
    </>
  );
}

/** Shows the path of a link that leaves this remote, so that journeys can check it. */
export function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <main id="main">
      <h1>다른 팀의 화면</h1>
      <p>{pathname + search}</p>
    </main>
  );
}

export function FrameFailure() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (isRouteError(error) && error.status === 404) {
    return (
      <main id="main">
        <h1>페이지를 찾을 수 없어요</h1>
        <p>Page Not Found: {pathname}</p>
      </main>
    );
  }
  return <PageLoadError onRetry={async () => navigate(0)} />;
}
