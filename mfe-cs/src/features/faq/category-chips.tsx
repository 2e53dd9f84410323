import { type FaqCategory, faqCategories, tableEntries } from '@shop/shared/domain';
import { ChipGroup, ChipLink } from '@shop/shared/ui';
import { type FaqFilter, faqPath } from './faq-filter';

const categories = tableEntries<FaqCategory, string>(faqCategories);

/** The category chips; `filter` selects one. */
export function CategoryChips({ filter: { category: current, q } }: { filter: FaqFilter }) {
  return (
    <ChipGroup label="질문 종류" isWrapping>
      <ChipLink replace to={faqPath({ category: undefined, q })} isCurrent={!current}>
        전체
      </ChipLink>
      {categories.map(([category, name]) => (
        <ChipLink
          key={category}
          replace
          to={faqPath({ category, q })}
          isCurrent={current === category}
        >
          {name}
        </ChipLink>
      ))}
    </ChipGroup>
  );
}
