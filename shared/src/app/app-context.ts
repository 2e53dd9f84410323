import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { App } from './create-app';

const AppContext = createContext<App | null>(null);

export function AppProvider({ app, children }: { app: App; children?: ReactNode }) {
  return createElement(
    AppContext.Provider,
    { value: app },
    createElement(QueryClientProvider, { client: app.queryClient }, children),
  );
}

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp() needs an <AppProvider> above it.');
  return app;
}

export const useSession = () => useApp().session;
