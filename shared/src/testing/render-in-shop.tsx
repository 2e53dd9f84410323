import { AppProvider, createApp, createCaller, readSession } from '@shop/shared/app';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

interface InShopProps {
  path?: string | undefined;
  /** Whose device it is; a desktop's browser otherwise. */
  userAgent?: string;
  /** A visitor's unless told: the value of document.cookie. */
  cookies?: string;
  children: ReactNode;
}

/** A shop without a network around something: an app, a session and a router. */
export function InShop({ path = '/', userAgent, cookies = '', children }: InShopProps) {
  const [app] = useState(() =>
    createApp({
      call: createCaller({ baseUrl: 'http://localhost/api' }),
      session: readSession(cookies),
      isServer: false,
      renderedAtMs: Date.now(),
      userAgent,
    }),
  );
  return (
    <AppProvider app={app}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </AppProvider>
  );
}

export const renderInShop = (children: ReactNode, path?: string): RenderResult =>
  render(<InShop path={path}>{children}</InShop>);
