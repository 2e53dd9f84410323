import {
  apart,
  attributeOf,
  type DescriptionBlock,
  type HtmlElement,
  isElement,
  type ReadBlocks,
} from './nodes';

interface Cell {
  isHead: boolean;
  text: string;
  blocks: DescriptionBlock[];
  /** What is no text: pictures, tables. */
  others: DescriptionBlock[];
}

interface Row {
  isHead: boolean;
  cells: Cell[];
}

/** As many columns and rows as a cell may span; a larger number is a mistake. */
const MAX_SPAN = 50;

const spanOf = (cell: HtmlElement, name: string): number =>
  Math.min(Math.max(Number.parseInt(attributeOf(cell, name), 10) || 1, 1), MAX_SPAN);

const partsOf = (table: HtmlElement): HtmlElement[] =>
  table.childNodes
    .filter(isElement)
    .flatMap((part) => (/^t(head|body|foot)$/.test(part.tagName) ? partsOf(part) : [part]));

const isIn = (row: HtmlElement, name: string): boolean =>
  row.parentNode !== null && 'tagName' in row.parentNode && row.parentNode.tagName === name;

/** The cells of each row; one that spans several columns or rows stands in each of them. */
function gridOf(rows: readonly HtmlElement[], read: ReadBlocks): Row[] {
  const below = new Map<number, { cell: Cell; left: number }>();
  return rows.map((row) => {
    const cells: Cell[] = [];
    const takeSpanned = () => {
      for (let span = below.get(cells.length); span; span = below.get(cells.length)) {
        if (span.left <= 1) below.delete(cells.length);
        span.left -= 1;
        cells.push(span.cell);
      }
    };
    for (const element of row.childNodes.filter(isElement)) {
      takeSpanned();
      const blocks = read(element.childNodes);
      const cell = { isHead: element.tagName === 'th', blocks, ...apart(blocks) };
      const left = spanOf(element, 'rowspan') - 1;
      for (let at = spanOf(element, 'colspan'); at > 0; at -= 1) {
        if (left > 0) below.set(cells.length, { cell, left });
        cells.push(cell);
      }
    }
    takeSpanned();
    return { isHead: isIn(row, 'thead') || cells.every(({ isHead }) => isHead), cells };
  });
}

const distinct = (cells: readonly Cell[]): Cell[] =>
  cells.filter((cell, at) => cell !== cells[at - 1]);

const joined = (texts: readonly string[], sign: string): string => texts.filter(Boolean).join(sign);

/** A table that only places pictures and texts beside each other. */
function isLayout(rows: readonly Row[]): boolean {
  if (rows.every(({ cells }) => distinct(cells).length <= 1)) return true;
  const cells = rows.flatMap((row) => row.cells);
  return (
    cells.every(({ isHead }) => !isHead) &&
    cells.some(
      ({ blocks, others }) => others.length > 0 || blocks.some((b) => b.type === 'heading'),
    )
  );
}

interface TableRow {
  key: string;
  value: string;
}

/** 제조국 | 한국 | 무게 | 1kg: each name with the value after it. */
function pairsOf(cells: readonly Cell[]): TableRow[] {
  const rows: Cell[][] = [];
  for (const [at, cell] of cells.entries()) {
    const startsPair = at === 0 || (cell.isHead && cells[at - 1]?.isHead === false);
    if (startsPair) rows.push([]);
    rows.at(-1)?.push(cell);
  }
  return rows.map(([key, ...values]) => ({
    key: key?.text ?? '',
    value: joined(
      values.map(({ text }) => text),
      ' · ',
    ),
  }));
}

/** M | 100 | 45 below 사이즈 | 가슴 | 어깨: each value with the name of its column. */
function namedRow(cells: readonly Cell[], heads: readonly string[]): TableRow {
  const named = cells.map((cell, at) => {
    const isRepeated = cell === cells[at - 1];
    return cell.text && !isRepeated ? joined([heads[at] ?? '', cell.text], ' ') : '';
  });
  const [key = '', ...values] = named;
  return { key, value: joined(values, ' · ') };
}

/** The names of the columns, of all head rows together. */
function headsOf(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, column) => {
    const cells = rows.flatMap(({ cells }) => cells[column] ?? []);
    return joined(
      [...new Set(cells)].map(({ text }) => text),
      ' ',
    );
  });
}

function rowsOf(rows: readonly Row[]): TableRow[] {
  const body = rows.findIndex(({ isHead }) => !isHead);
  const headRows = rows.slice(0, Math.max(body, 0));
  const heads = headRows.length > 0 ? headsOf(headRows) : [];
  if (heads.length > 2)
    return rows.slice(headRows.length).map(({ cells }) => namedRow(cells, heads));
  return rows.flatMap(({ cells }) => pairsOf(distinct(cells)));
}

/** Rows with a name and a value as a table; a row of one cell is a text between tables. */
function blocksOfRows(rows: readonly TableRow[]): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  for (const row of rows) {
    const last = blocks.at(-1);
    const text = joined([row.key, row.value], ' ');
    if (!text) continue;
    if (!row.key || !row.value) blocks.push({ type: 'text', text });
    else if (last?.type === 'table') last.rows.push(row);
    else blocks.push({ type: 'table', rows: [row] });
  }
  return blocks;
}

/** Converts a table to a block of names and values, followed by the pictures in its cells. */
export function readTable(table: HtmlElement, read: ReadBlocks): DescriptionBlock[] {
  const parts = partsOf(table);
  const captions = parts.filter(({ tagName }) => tagName === 'caption');
  const title = captions.flatMap(({ childNodes }): DescriptionBlock[] => {
    const { text } = apart(read(childNodes));
    return text ? [{ type: 'heading', text }] : [];
  });
  const rows = gridOf(
    parts.filter(({ tagName }) => tagName === 'tr'),
    read,
  );
  const cells = [...new Set(rows.flatMap((row) => row.cells))];
  if (isLayout(rows)) return [...title, ...cells.flatMap(({ blocks }) => blocks)];
  const others = cells.flatMap((cell) => cell.others);
  return [...title, ...blocksOfRows(rowsOf(rows)), ...others];
}
