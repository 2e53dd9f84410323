import type { FieldValues } from '@shop/shared/ui/form-library';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button';
import { Notice } from '../notice/notice';
import type { FormHandle } from './use-validated-form';

export { fieldProblems } from './field-problems';
export {
  type FormFields,
  type FormHandle,
  useControlledField,
  useValidatedForm,
} from './use-validated-form';

export interface ValidatedFormProps<T extends FieldValues> {
  form: FormHandle<T>;
  className?: string | undefined;
  children: ReactNode;
}

/** The fields, and below them why the last submit was refused. */
export function ValidatedForm<T extends FieldValues>({
  form,
  className,
  children,
}: ValidatedFormProps<T>) {
  return (
    <form id={form.id} className={className} noValidate onSubmit={form.handleSubmit}>
      {children}
      {form.failure && (
        <Notice tone="danger" isLive>
          {form.failure}
        </Notice>
      )}
    </form>
  );
}

export interface SubmitButtonProps<T extends FieldValues> extends Omit<ButtonProps, 'form'> {
  form: FormHandle<T>;
}

/** Submits the form from anywhere on the page, such as the footer of a sheet. */
export function SubmitButton<T extends FieldValues>({
  form,
  isLoading = false,
  ...button
}: SubmitButtonProps<T>) {
  return (
    <Button {...button} type="submit" form={form.id} isLoading={isLoading || form.isSubmitting} />
  );
}
