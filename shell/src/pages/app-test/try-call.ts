import { isShopError, ValidationError } from '@shop/shared/app/errors';
import type { NativeCallName } from '@shop/shared/app/native';
import type { TestedApp } from './use-tested-app';

export interface Outcome {
  isSuccess: boolean;
  /** JSON to read and copy. */
  text: string;
}

const pretty = (value: unknown): string => JSON.stringify(value ?? null, null, 2);

/** The typed params. @throws ValidationError when they are not a JSON object */
function readParams(json: string): object {
  try {
    const value: unknown = JSON.parse(json || '{}');
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Reported below, as any other value that is not an object.
  }
  throw new ValidationError('파라미터를 JSON 객체로 입력해 주세요', '', 'params');
}

const failureText = (error: unknown): string => {
  if (isShopError(error, 'validation')) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return pretty({ error: code ?? String(error) });
};

/** Makes one call. @returns its result, or the error; never rejects */
export async function tryCall(
  app: TestedApp,
  name: NativeCallName,
  paramsJson: string,
  options: { timeoutMs?: number } = {},
): Promise<Outcome> {
  const call = app.call as (name: string, params: object, options: object) => Promise<unknown>;
  try {
    return { isSuccess: true, text: pretty(await call(name, readParams(paramsJson), options)) };
  } catch (error) {
    return { isSuccess: false, text: failureText(error) };
  }
}
