import { foldSpelling } from '@shop/shared/domain';
import type { Report } from '../report/problem';
import { optionCells } from './csv-columns';
import type { Line } from './read-lines';

/** The options of a product: their names, and the column of each one's value. */
export interface Options {
  names: string[];
  cells: (typeof optionCells)[number][1][];
}

/** Without options, Shopify writes one option "Title" with the value "Default Title". */
const isPlain = (name: string, values: readonly string[]): boolean =>
  foldSpelling(name) === 'title' &&
  values.every((value) => foldSpelling(value) === 'default title');

/**
 * The options that the lines of a product use. A gap (no Option1, but Option2) is no option, and values
 * without a name get one, so that no variant is lost.
 */
export function optionsOf(lines: readonly Line[], report: Report): Options {
  const used = optionCells.flatMap(([nameCell, valueCell], at) => {
    const name = lines.find(({ row }) => row[nameCell])?.row[nameCell];
    const values = lines.flatMap(({ row }) => row[valueCell] ?? []);
    if (values.length === 0) {
      if (name) report('option', `option "${name}" has no values; left out`, 'changed');
      return [];
    }
    if (!name)
      report(
        'option',
        `option ${at + 1} has values and no name; named "옵션 ${at + 1}"`,
        'changed',
      );
    return [{ name: name ?? `옵션 ${at + 1}`, cell: valueCell, values }];
  });
  const [only, ...others] = used;
  const options = only && others.length === 0 && isPlain(only.name, only.values) ? [] : used;
  const names = options.map(({ name }) => name);
  return {
    names: names.map((name, at) => (names.indexOf(name) === at ? name : `${name} ${at + 1}`)),
    cells: options.map(({ cell }) => cell),
  };
}
