import { tableKeys } from '@shop/shared/domain';
import type { ImportReport } from '../import-catalogue';
import { type Problem, type ProblemKind, problemKinds } from './problem';

/** Examples of each kind; all of them are in the file of details. */
const EXAMPLES = 3;

const placeOf = ({ line, handle }: Problem): string =>
  [line > 0 ? `line ${line}` : '', handle && (line > 0 ? `(${handle})` : handle)]
    .filter(Boolean)
    .join(' ');

const endings = { lost: ' - left out', changed: '', asked: '' } as const;

const lineOf = (problem: Problem): string =>
  `${placeOf(problem)}: ${problem.message}${endings[problem.effect]}`;

function groupLines(kind: ProblemKind, problems: readonly Problem[]): string[] {
  const lost = problems.filter(({ effect }) => effect === 'lost').length;
  const asked = problems.filter(({ effect }) => effect === 'asked').length;
  const counts = [
    lost > 0 ? `${lost} left out` : '',
    asked > 0 ? `${asked} for you to decide` : '',
  ].filter(Boolean);
  const more = problems.length - EXAMPLES;
  return [
    `${problems.length} × ${problemKinds[kind]}${counts.length > 0 ? ` (${counts.join(', ')})` : ''}`,
    ...problems.slice(0, EXAMPLES).map((problem) => `  ${lineOf(problem)}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}

function columnLines({ unused, missing }: ImportReport['columns']): string[] {
  const meant = missing.filter(({ isMeant }) => isMeant !== undefined);
  const others = missing.filter(({ isMeant }) => isMeant === undefined);
  return [
    ...meant.map(
      ({ column, isMeant }) =>
        `!!! THE FILE HAS NO COLUMN "${column}". Is it "${isMeant}"? Then rename it, or nothing of it is imported.`,
    ),
    ...(others.length > 0
      ? [
          `!!! Columns that the file does not have: ${others.map(({ column }) => column).join(', ')}.`,
        ]
      : []),
    ...(unused.length > 0 ? [`Columns that are not used: ${unused.join(', ')}.`] : []),
  ];
}

/** What an operator reads: each kind of problem with its number and examples, and what was done. */
export function summaryOf(report: ImportReport): string[] {
  const { lineCount, columns, products, pictures, problems } = report;
  const groups = tableKeys<ProblemKind>(problemKinds).flatMap((kind) => {
    const ofKind = problems.filter((problem) => problem.kind === kind);
    return ofKind.length > 0 ? groupLines(kind, ofKind) : [];
  });
  const lost = problems.filter(({ effect }) => effect === 'lost').length;
  const { added, changed, same, ended } = products;
  const end = ended > 0 ? `, ${ended} taken off sale` : '';
  return [
    ...groups,
    ...columnLines(columns),
    `${lineCount} lines read: ${added} products added, ${changed} changed, ${same} as before${end}, ${pictures} pictures; ${lost} things left out, ${problems.length - lost} taken otherwise or to decide.`,
  ];
}

/** Every problem in a line of its own, by line. */
export const detailsOf = ({ problems }: ImportReport): string[] => problems.map(lineOf);

/** Whether the summary leaves out examples. */
export const isShortened = ({ problems }: ImportReport): boolean => {
  const counts = new Map<ProblemKind, number>();
  for (const { kind } of problems) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts.values()].some((count) => count > EXAMPLES);
};
