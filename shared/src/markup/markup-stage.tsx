import {
  ApiError,
  type App,
  AppProvider,
  type Caller,
  createApp,
  type LoadableQuery,
  type LoadFragment,
  type SessionSnapshot,
  visitorSession,
} from '@shop/shared/app';
import type { Call, CallInput, CallReply } from '@shop/shared/contracts';
import { type ReactNode, useState } from 'react';

/** Responses by call id (`goods.detail`); a function receives the call's input. */
export type StageAnswers = Record<string, unknown>;

export interface StageScene {
  answers?: StageAnswers;
  session?: SessionSnapshot;
  /** Responses that are cached at the first render; taken from `answers`. Others arrive later. */
  queries?: readonly LoadableQuery[];
  /** Calls without a response stay pending instead of failing, to show the loading state. */
  isWaiting?: boolean;
  /** Absent: there are no other remotes. */
  loadFragment?: LoadFragment | undefined;
}

/** Start time of the stage's clock: 2026-03-02 10:00 in Seoul, a Monday. */
export const STAGE_TIME_MS = Date.UTC(2026, 2, 2, 1, 0, 0);

/** A signed-in member of type 10. */
export const stageMember: SessionSnapshot = {
  isLoggedIn: true,
  memberType: '10',
  expiresAt: 2_000_000_000,
};

const answerOf = (answers: StageAnswers, id: string, input: unknown): unknown => {
  if (!(id in answers)) throw new ApiError(404, 'NOT_FOUND', `The stage has no answer for ${id}.`);
  const answer = answers[id];
  return typeof answer === 'function' ? answer(input) : answer;
};

function seed(app: App, answers: StageAnswers, queries: readonly LoadableQuery[]): void {
  for (const query of queries) {
    const [id, input] = query.queryKey;
    if (typeof id !== 'string' || !(id in answers)) continue;
    const answer = answerOf(answers, id, input);
    const isPaged = 'initialPageParam' in query;
    const data = isPaged ? { pages: [answer], pageParams: [undefined] } : answer;
    app.queryClient.setQueryData(query.queryKey, data);
  }
}

function createStageApp(scene: StageScene): App {
  const {
    answers = {},
    session = visitorSession,
    queries = [],
    isWaiting = false,
    loadFragment,
  } = scene;
  const isServer = typeof document === 'undefined';
  const call: Caller = async <C extends Call>({ id }: C, input: CallInput<C>) =>
    isWaiting && !(id in answers)
      ? new Promise<never>(() => {})
      : (structuredClone(answerOf(answers, id, input)) as CallReply<C>);
  const app = createApp({
    call,
    session,
    isServer,
    renderedAtMs: STAGE_TIME_MS,
    loadFragment,
  });
  seed(app, answers, queries);
  return app;
}

/** Renders a part of the shop over fixed responses, with its own session and clock. */
export function MarkupStage({ children, ...scene }: StageScene & { children: ReactNode }) {
  const [app] = useState(() => createStageApp(scene));
  return <AppProvider app={app}>{children}</AppProvider>;
}
