import { escapeHtml } from '@shop/shared/node';

/** A cell: text, with a smaller line below it where it has one. */
export interface Cell {
  text: string | number;
  note?: string | undefined;
  /** Something that should not happen: shown in the colour of danger. */
  isBad?: boolean | undefined;
  /** Wraps, for long text. */
  isLong?: boolean | undefined;
}

export interface Table {
  /** Part of the ids of the page. */
  id: string;
  caption: string;
  head: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly Cell[])[];
}

const classOf = ({ isBad, isLong }: Cell): string => {
  const names = [isBad && 'bad', isLong && 'long'].filter(Boolean).join(' ');
  return names && ` class="${names}"`;
};

function cellHtml(cell: Cell, at: number): string {
  const tag = at === 0 ? 'th' : 'td';
  const scope = at === 0 ? ' scope="row"' : '';
  const note = cell.note ? `<small>${escapeHtml(cell.note)}</small>` : '';
  return `<${tag}${scope}${classOf(cell)}>${escapeHtml(String(cell.text))}${note}</${tag}>`;
}

const rowHtml = (cells: readonly Cell[]): string => `<tr>${cells.map(cellHtml).join('')}</tr>`;

/** A table in a region that scrolls sideways, also by keyboard. */
export function tableHtml({ id, caption, head, rows }: Table): string {
  const heads = head
    .map(
      (text, at) =>
        `<th scope="col"${classOf({ text, isLong: rows[0]?.[at]?.isLong })}>${text}</th>`,
    )
    .join('');
  return `<h3 id="${id}">${caption}</h3><div class="scroll" role="region" aria-labelledby="${id}" tabindex="0"><table aria-labelledby="${id}"><thead><tr>${heads}</tr></thead><tbody>${rows.map(rowHtml).join('')}</tbody></table></div>`;
}
