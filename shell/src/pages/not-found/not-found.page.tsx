import { useLocation } from '@shop/shared/app';

export function Page() {
  const { pathname } = useLocation();
  return <NotFound path={pathname} />;
}

/** Spec section 2: an unknown route says which path was not found. */
export function NotFound({ path }: { path: string }) {
  return (
    <main id="main">
      <h1>페이지를 찾을 수 없어요</h1>
      <p>Page Not Found: {path}</p>
    </main>
  );
}
