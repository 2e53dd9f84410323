import { isApiError, toast, useApp } from '@shop/shared/app';
import type { JoinForm } from '@shop/shared/contracts';
import type { JoinTerm } from '@shop/shared/domain';
import { fieldProblems } from '@shop/shared/ui/form';
import { type FormEvent, useRef, useState } from 'react';
import { join } from '../../features/login/join';
import type { JoinEntries } from './join-fields';

/** The customer must begin again: the ticket is too old, or they may not join. */
const isFinal = (error: unknown): error is Error =>
  isApiError(error) && ['JOIN_ENDED', 'JOIN_AGE', 'LOGIN_FAILED'].includes(error.code);

const isCodeRefused = (error: unknown): error is Error =>
  isApiError(error) && ['RECOMMENDATION_CODE', 'RECOMMENDATION_ENDED'].includes(error.code);

/** The corrections that belong to a field; undefined when the failure is about none. */
function entryErrorsOf(failure: unknown): JoinEntries | undefined {
  if (isCodeRefused(failure)) return { recommendationCode: failure.message };
  const problems = fieldProblems(failure);
  if (problems.length === 0) return undefined;
  return Object.fromEntries(problems.map(({ path, message }) => [path, message]));
}

/** State and submission of the join form: entered data, and consents, none of which is preselected. */
export function useJoinForm(form: JoinForm, returnTo: string) {
  const app = useApp();
  const requiredRef = useRef<HTMLElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState<ReadonlySet<JoinTerm>>(new Set());
  const [entries, setEntries] = useState<JoinEntries>({});
  const [entryErrors, setEntryErrors] = useState<JoinEntries>({});
  const [termError, setTermError] = useState<string>();
  const [isJoining, setJoining] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const give = (codes: readonly JoinTerm[], isGiven: boolean) => {
    const next = new Set(given);
    for (const code of codes)
      if (isGiven) next.add(code);
      else next.delete(code);
    setGiven(next);
    setTermError(undefined);
  };

  const enter = (field: keyof JoinEntries, text: string) => {
    setEntries({ ...entries, [field]: text });
    setEntryErrors({ ...entryErrors, [field]: undefined });
  };

  const showFailure = (failure: unknown) => {
    if (isFinal(failure)) return setRefusal(failure.message);
    const errors = entryErrorsOf(failure);
    if (!errors) {
      toast(isApiError(failure) ? failure.message : '가입하지 못했어요. 다시 시도해 주세요');
      return;
    }
    setEntryErrors(errors);
    const [first] = Object.keys(errors);
    formRef.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.terms.some(({ code, isRequired }) => isRequired && !given.has(code))) {
      setTermError('필수 약관에 모두 동의해 주세요');
      requiredRef.current?.querySelector<HTMLInputElement>('li input:not(:checked)')?.focus();
      return;
    }
    setJoining(true);
    try {
      await join(app, { terms: [...given], ...entries }, form.couponNames);
      location.replace(returnTo);
    } catch (failure) {
      setJoining(false);
      showFailure(failure);
    }
  };

  return {
    ...{ formRef, requiredRef, given, give, entries, enter },
    ...{ entryErrors, termError, isJoining, refusal, submit },
  };
}
