import type { Call, CallSchema } from '@shop/shared/contracts';
import { type RouteBinding, type RouteContext, route } from '../../../platform/http/route';
import type { ReadModel } from './response-cache';

/** What is asked: the key of its answer, and who writes it when it is not known. */
export interface Question {
  key: string;
  load: () => Promise<string>;
  /** Answers that change with the clock: ask again after so long. */
  maxAgeMs?: number;
}

export type Remembered = <S extends CallSchema>(
  call: Call<S>,
  schema: S,
  ask: (context: RouteContext<S>) => Question,
) => RouteBinding;

/** Binds public reads whose answers are kept in memory and go out as the bytes they were. */
export const rememberedBy =
  (memory: ReadModel): Remembered =>
  (call, schema, ask) =>
    route(
      call,
      schema,
      (context) => {
        const { key, load, maxAgeMs } = ask(context);
        return memory.read(key, load, {
          url: context.request.url,
          ...(maxAgeMs ? { maxAgeMs } : {}),
        });
      },
      { recall: memory.recall },
    );
