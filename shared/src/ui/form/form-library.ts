/**
 * Re-exports only the used names of the form library, so that the bundle leaves out the rest. The shell provides it
 * to all remotes in a separate chunk (`tools/webpack/apps.mjs`).
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
