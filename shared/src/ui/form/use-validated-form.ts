import { errorMessage } from '@shop/shared/app';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useController,
  useForm,
} from '@shop/shared/ui/form-library';
import { type FormEvent, useId, useRef, useState } from 'react';
import { fieldProblems } from './field-problems';

/** Returns true, or the message below the field that says how to correct it. */
export type FieldRule<V> = (value: V) => true | string;

export interface ValidatedFormConfig<T extends FieldValues> {
  defaultValues: DefaultValues<T>;
  /** Sends the valid values. When it rejects, the input is kept and the reason is shown. */
  send: (values: T) => Promise<void>;
  /** The reason when an error has no text for the shopper. */
  failureText?: string;
}

/**
 * A form with validated fields. A submit with invalid fields shows each message below its field and
 * focuses the first one, in the order in which the fields were bound. The messages are checked again
 * on each change. Field problems that the api reports are shown in the same way.
 */
export function useValidatedForm<T extends FieldValues>({
  defaultValues,
  send,
  failureText,
}: ValidatedFormConfig<T>) {
  const id = useId();
  const methods = useForm<T>({ defaultValues });
  const { formState } = methods;
  const [failure, setFailure] = useState<string>();
  /** Blocks a second submit before the button shows that the first is being sent. */
  const isSending = useRef(false);

  const showProblems = (error: unknown) => {
    const problems = fieldProblems(error);
    const values = methods.getValues();
    if (problems.length === 0 || problems.some(({ path }) => !(path in values))) {
      setFailure(errorMessage(error, failureText));
    }
    problems
      .filter(({ path }) => path in values)
      .forEach(({ path, message }, i) => {
        methods.setError(path as FieldPath<T>, { message }, { shouldFocus: i === 0 });
      });
  };

  const handleSubmit = methods.handleSubmit(async (values) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    try {
      await send(values);
    } catch (error) {
      showProblems(error);
    } finally {
      isSending.current = false;
    }
  });

  return {
    id,
    methods,
    /** Why the last submit was refused. */
    failure,
    isSubmitting: formState.isSubmitting,
    handleSubmit: (event: FormEvent) => void handleSubmit(event),
    /** Binds a native field: `<TextField {...form.field('name', nameRule)} label="이름" />`. */
    field: <N extends FieldPath<T>>(name: N, rule?: FieldRule<FieldPathValue<T, N>>) => ({
      ...methods.register(name, rule ? { validate: rule } : undefined),
      error: methods.getFieldState(name, formState).error?.message,
    }),
  };
}

/** The part of a form that its fields and buttons use. */
export interface FormHandle<T extends FieldValues> {
  id: string;
  methods: UseFormReturn<T>;
  failure: string | undefined;
  isSubmitting: boolean;
  handleSubmit: (event: FormEvent) => void;
}

/** A form whose fields another component binds. */
export type FormFields<T extends FieldValues> = ReturnType<typeof useValidatedForm<T>>;

/** Binds a component that has a value and `onChange`; `ref` is the element that gets the focus. */
export function useControlledField<T extends FieldValues, N extends FieldPath<T>>(
  { methods: { control } }: Pick<FormHandle<T>, 'methods'>,
  name: N,
  rule: FieldRule<FieldPathValue<T, N>>,
) {
  const { field, fieldState } = useController({ control, name, rules: { validate: rule } });
  return {
    value: field.value,
    onChange: (value: FieldPathValue<T, N>): void => field.onChange(value),
    ref: field.ref,
    error: fieldState.error?.message,
  };
}
