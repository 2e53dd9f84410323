import type { CategoryDetail, CategoryLink } from '@shop/shared/contracts';

/**
 * The chips of a category: 전체 and its children, or for a leaf its parent as 전체 and its siblings.
 */
export function categoryChips({
  categoryNo,
  breadcrumb,
  children,
  siblings,
  name,
}: Pick<
  CategoryDetail,
  'categoryNo' | 'name' | 'breadcrumb' | 'children' | 'siblings'
>): CategoryLink[] {
  if (children.length > 0) return [{ categoryNo, name: '전체' }, ...children];
  const parent = breadcrumb.at(-2);
  const row = siblings.some((sibling) => sibling.categoryNo === categoryNo)
    ? siblings
    : [{ categoryNo, name }, ...siblings];
  return parent ? [{ categoryNo: parent.categoryNo, name: '전체' }, ...row] : row;
}
