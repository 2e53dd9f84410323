import {
  ApiError,
  type App,
  AppProvider,
  type Caller,
  createApp,
  type LoadableQuery,
  type SessionSnapshot,
  visitorSession,
} from '@shop/shared/app';
import { type ReactNode, useState } from 'react';

/** What a call answers, by the call's id (`goods.detail`); a function gets the call's input. */
export type StageAnswers = Record<string, unknown>;

export interface StageScene {
  answers?: StageAnswers;
  session?: SessionSnapshot;
  /** What is in the cache when the page is first drawn; taken from `answers`. Others arrive later. */
  queries?: readonly LoadableQuery[];
  /** What has no answer waits for ever instead of failing: the page before its data. */
  isWaiting?: boolean;
}

/** The stage's clock starts here: 2026-03-02 10:00 in Seoul, a Monday. */
export const STAGE_TIME_MS = Date.UTC(2026, 2, 2, 1, 0, 0);

/** Somebody of type 10 who is signed in. */
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
    const [id, input] = query.queryKey as [string, unknown];
    if (!(id in answers)) continue;
    const answer = answerOf(answers, id, input);
    const isPaged = 'initialPageParam' in query;
    const data = isPaged ? { pages: [answer], pageParams: [undefined] } : answer;
    app.queryClient.setQueryData(query.queryKey, data);
  }
}

function createStageApp(scene: StageScene): App {
  const { answers = {}, session = visitorSession, queries = [], isWaiting = false } = scene;
  const isServer = typeof document === 'undefined';
  const call = (async ({ id }: { id: string }, input: unknown) =>
    isWaiting && !(id in answers)
      ? new Promise(() => {})
      : structuredClone(answerOf(answers, id, input))) as unknown as Caller;
  const app = createApp({ call, session, isServer, renderedAtMs: STAGE_TIME_MS });
  seed(app, answers, queries);
  return app;
}

/** Shows something of the shop over fixed answers, with a session and a clock of its own. */
export function MarkupStage({ children, ...scene }: StageScene & { children: ReactNode }) {
  const [app] = useState(() => createStageApp(scene));
  return <AppProvider app={app}>{children}</AppProvider>;
}
