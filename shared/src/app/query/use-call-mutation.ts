import type { Call, CallInput, CallReply } from '@shop/shared/contracts';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callerOf } from './call-query';

/**
 * A mutation with an Idempotency-Key per body, renewed after each success, so that a double click
 * or a retry after a lost response is one request to the api.
 */
export function useCallMutation<C extends Call>(
  call: C,
  options: Omit<UseMutationOptions<CallReply<C>, Error, CallInput<C>>, 'mutationFn'> = {},
) {
  const client = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  return useMutation<CallReply<C>, Error, CallInput<C>>({
    ...options,
    mutationFn: async (input) => {
      const body = JSON.stringify(input);
      const reply = await callerOf(client)(call, input, { idempotencyKey: keys.keyFor(body) });
      keys.settle(body);
      return reply;
    },
  });
}

/** One key for each body until a response to it has arrived. */
class IdempotencyKeys {
  readonly #keys = new Map<string, string>();

  keyFor(body: string): string {
    const key = this.#keys.get(body) ?? crypto.randomUUID();
    this.#keys.set(body, key);
    return key;
  }

  settle(body: string): void {
    this.#keys.delete(body);
  }
}
