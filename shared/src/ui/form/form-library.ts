/**
 * The form library: exactly the names in use, so that the rest is left out. The shell provides it to all
 * remotes in a chunk of its own (`tools/webpack/apps.mjs`).
 */
export {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useController,
  useForm,
} from 'react-hook-form';
