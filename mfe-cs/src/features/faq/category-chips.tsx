import { type FaqCategory, faqCategories } from '@shop/shared/domain';
import { ChipGroup, ChipLink } from '@shop/shared/ui';
import { type FaqFilter, faqPath } from './faq-filter';

const categories = Object.entries(faqCategories) as [FaqCategory, string][];

/** The category chips; `filter` selects one, and without it none is selected. */
export function CategoryChips({ filter }: { filter?: FaqFilter }) {
  const q = filter?.q ?? '';
  return (
    <ChipGroup label="질문 종류" isWrapping>
      {filter && (
        <ChipLink replace to={faqPath({ category: undefined, q })} isCurrent={!filter.category}>
          전체
        </ChipLink>
      )}
      {categories.map(([category, name]) => (
        <ChipLink
          key={category}
          replace={filter !== undefined}
          to={faqPath({ category, q })}
          isCurrent={filter?.category === category}
        >
          {name}
        </ChipLink>
      ))}
    </ChipGroup>
  );
}
