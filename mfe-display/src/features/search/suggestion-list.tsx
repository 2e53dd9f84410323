import { useAdultImage, useApp } from '@shop/shared/app';
import type { ImageRef } from '@shop/shared/contracts';
import { Picture, SearchIcon, Won } from '@shop/shared/ui';
import styles from './suggestion-list.module.css';
import { aroundMatch, type SuggestionGroup, type SuggestionOption } from './suggestion-options';

export interface SuggestionListProps {
  id: string;
  idOf: (optionId: string) => string;
  groups: readonly SuggestionGroup[];
  typed: string;
  activeId: string | undefined;
  onChoose: (option: SuggestionOption) => void;
}

/**
 * The listbox of the search field. The focus stays in the field, which sets aria-activedescendant.
 */
export function SuggestionList({
  id,
  idOf,
  groups,
  typed,
  activeId,
  onChoose,
}: SuggestionListProps) {
  const app = useApp();
  return (
    <div id={id} role="listbox" aria-label="검색어 제안" className={styles.list}>
      {groups.map(({ name, options }) => (
        <div key={name} role="group" aria-label={name} className={styles.group}>
          <p className={styles.name} aria-hidden="true">
            {name}
          </p>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys; the option never has focus
            <div
              key={option.id}
              id={idOf(option.id)}
              role="option"
              tabIndex={-1}
              aria-selected={option.id === activeId}
              className={styles.option}
              onPointerEnter={() => app.prefetch(option.to)}
              onPointerDown={() => app.prefetch(option.to)}
              // Keeps the focus in the field, so that the on-screen keyboard stays open.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              <OptionBody option={option} typed={typed} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function OptionBody({ option, typed }: { option: SuggestionOption; typed: string }) {
  const { image, adultGoodsNo, text, note, priceWon, isWord } = option;
  const [before, match, after] = aroundMatch(text, typed);
  return (
    <>
      {isWord && <SearchIcon size={18} />}
      {image && <OptionPicture image={image} adultGoodsNo={adultGoodsNo} />}
      <span className={styles.text}>
        {before}
        <mark className={styles.match}>{match}</mark>
        {after}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {priceWon !== undefined && (
        <span className={styles.price}>
          <Won amountWon={priceWon} />
        </span>
      )}
    </>
  );
}

function OptionPicture({
  image,
  adultGoodsNo,
}: Required<Pick<SuggestionOption, 'image'>> & Pick<SuggestionOption, 'adultGoodsNo'>) {
  const AdultImage = useAdultImage();
  const picture = (shown: ImageRef) => (
    <Picture
      className={styles.picture}
      image={shown}
      alt=""
      width={160}
      height={160}
      sizes="44px"
    />
  );
  if (adultGoodsNo === undefined || !AdultImage) return picture(image);
  return (
    <AdultImage goodsNo={adultGoodsNo}>{(permitted) => picture(permitted ?? image)}</AdultImage>
  );
}
