import { useApp, useNavigate } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { SearchField } from '@shop/shared/ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { SuggestionList } from './suggestion-list';
import { nextIndex } from './suggestion-options';
import { useSuggestions } from './use-suggestions';
import { useWordIndex } from './use-word-index';

export interface SearchBoxProps {
  /** The text in the field. The parent owns it and shows other content while it is empty. */
  typed: string;
  onType: (typed: string) => void;
}

/** The search field with live suggestions, as a combobox with arrow keys, Enter and Escape. */
export function SearchBox({ typed, onType }: SearchBoxProps) {
  const app = useApp();
  const navigate = useNavigate();
  const listId = useId();
  const [isFocused, setIsFocused] = useState(false);
  const { groups, options, highlight } = useSuggestions(typed, useWordIndex(isFocused));
  // A field that was focused before hydration has no focus event any more.
  useEffect(() => {
    if (document.activeElement?.getAttribute('aria-controls') === listId) setIsFocused(true);
  }, [listId]);
  const [activeIndex, setActiveIndex] = useState(-1);
  const [isClosed, setIsClosed] = useState(false);
  const isOpen = !isClosed && options.length > 0;
  const active = isOpen ? options[activeIndex] : undefined;
  const idOf = (optionId: string) => `${listId}-${optionId}`;

  const move = (step: 1 | -1) => {
    const next = nextIndex(activeIndex, step, options.length);
    setActiveIndex(next);
    setIsClosed(false);
    const option = options[next];
    if (!option) return;
    app.prefetch(option.to);
    document.getElementById(idOf(option.id))?.scrollIntoView({ block: 'nearest' });
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys during IME composition belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      return move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      return navigate(active.to);
    }
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setActiveIndex(-1);
      setIsClosed(true);
    }
  };

  return (
    <>
      <SearchField
        action="/searchResult"
        placeholder="무엇을 찾으세요?"
        required
        autoFocus
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && idOf(active.id)}
        value={typed}
        onChange={({ target }) => {
          onType(target.value);
          setActiveIndex(-1);
          setIsClosed(false);
        }}
        onFocus={() => setIsFocused(true)}
        onKeyDown={handleKeyDown}
        onSearch={(word) => navigate(paths.searchResult(word))}
      />
      <SuggestionList
        id={listId}
        idOf={idOf}
        groups={isOpen ? groups : []}
        typed={highlight}
        activeId={active?.id}
        onChoose={(option) => navigate(option.to)}
      />
    </>
  );
}
