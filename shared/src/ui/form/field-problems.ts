import { isApiError } from '@shop/shared/app';

/** One invalid field of a request body, and its correction. */
export interface FieldProblem {
  path: string;
  message: string;
}

const fieldsOf = (value: unknown): Partial<Record<string, unknown>> =>
  typeof value === 'object' ? { ...value } : {};

const isProblem = (value: unknown): value is FieldProblem => {
  const { path, message } = fieldsOf(value);
  return typeof path === 'string' && typeof message === 'string';
};

/** The field problems of a 400 response: `payload.fields` of code INVALID. */
export function fieldProblems(error: unknown): FieldProblem[] {
  if (!isApiError(error) || error.code !== 'INVALID') return [];
  const { fields } = fieldsOf(error.payload);
  return Array.isArray(fields) ? fields.filter(isProblem) : [];
}
