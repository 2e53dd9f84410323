import type { ComponentProps, FormEvent } from 'react';
import { SearchIcon } from '../icon';
import { IconButton } from '../icon-button/icon-button';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<TextFieldProps, 'label' | 'onSubmit'> {
  label?: string;
  /** The form's action without script. */
  action?: ComponentProps<'form'>['action'];
  /** Receives the trimmed words; not called when empty. */
  onSearch: (words: string) => void;
}

/** The search form. Works as a plain GET form with `action` and `name` until scripts are loaded. */
export function SearchField({
  label = '검색어',
  action,
  name = 'q',
  onSearch,
  ...input
}: SearchFieldProps) {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get(name) ?? '').trim();
    if (words) onSearch(words);
  };
  return (
    <form className={styles.form} role="search" action={action} onSubmit={handleSubmit}>
      <TextField
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={50}
        {...input}
        name={name}
        label={label}
        isLabelHidden
        isClearable
      />
      <IconButton className={styles.submit} type="submit" label="검색" icon={<SearchIcon />} />
    </form>
  );
}
