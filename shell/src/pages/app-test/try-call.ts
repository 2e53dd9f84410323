import { type NativeCallName, NativeError } from '@shop/shared/app/native';
import type { TestedApp } from './use-tested-app';

export interface Outcome {
  isSuccess: boolean;
  /** JSON to read and copy. */
  text: string;
}

const pretty = (value: unknown): string => JSON.stringify(value ?? null, null, 2);

/** The typed params; undefined when they are not a JSON object. */
function readParams(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json || '{}');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Makes one call. @returns its result, or the error code; never rejects */
export async function tryCall(
  app: TestedApp,
  name: NativeCallName,
  paramsJson: string,
  options: { timeoutMs?: number } = {},
): Promise<Outcome> {
  const params = readParams(paramsJson);
  if (!params) return { isSuccess: false, text: '파라미터를 JSON 객체로 입력해 주세요' };
  const call = app.call as (name: string, params: object, options: object) => Promise<unknown>;
  try {
    return { isSuccess: true, text: pretty(await call(name, params, options)) };
  } catch (error) {
    const code = error instanceof NativeError ? error.code : (error as { code?: string }).code;
    return { isSuccess: false, text: pretty({ error: code ?? String(error) }) };
  }
}
