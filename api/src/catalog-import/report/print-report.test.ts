import type { ImportReport } from '../import-catalogue';
import { detailsOf, isShortened, summaryOf } from './print-report';
import type { Problem } from './problem';

const problem = (kind: Problem['kind'], line: number, effect: Problem['effect']): Problem => ({
  kind,
  line,
  handle: 'cup',
  message: `what is wrong in ${line}`,
  effect,
});

const report: ImportReport = {
  lineCount: 6_000,
  columns: {
    unused: ['Body', 'SEO Title'],
    missing: [
      { column: 'Body (HTML)', isMeant: 'Body' },
      { column: 'Vendor', isMeant: undefined },
    ],
  },
  products: { added: 3, changed: 2, same: 1, ended: 0 },
  pictures: 4,
  problems: [
    ...Array.from({ length: 5_819 }, (_, at) => problem('picture', at + 2, 'lost')),
    problem('price', 9, 'lost'),
    problem('missing', 0, 'asked'),
  ],
};

it('names each kind with its number and examples, the one that matters most first', () => {
  expect(summaryOf(report)).toEqual([
    '1 × prices that are not sold for (1 left out)',
    '  line 9 (cup): what is wrong in 9 - left out',
    '1 × products of former imports that the file does not have (1 for you to decide)',
    '  cup: what is wrong in 0',
    '5819 × pictures that are not shown (5819 left out)',
    '  line 2 (cup): what is wrong in 2 - left out',
    '  line 3 (cup): what is wrong in 3 - left out',
    '  line 4 (cup): what is wrong in 4 - left out',
    '  … and 5816 more',
    '!!! THE FILE HAS NO COLUMN "Body (HTML)". Is it "Body"? Then rename it, or nothing of it is imported.',
    '!!! Columns that the file does not have: Vendor.',
    'Columns that are not used: Body, SEO Title.',
    '6000 lines read: 3 products added, 2 changed, 1 as before, 4 pictures; 5820 things left out, 1 taken otherwise or to decide.',
  ]);
});

it('keeps all problems for a file when the summary leaves some out', () => {
  expect(isShortened(report)).toBe(true);
  expect(detailsOf(report)).toHaveLength(report.problems.length);
  expect(isShortened({ ...report, problems: report.problems.slice(-2) })).toBe(false);
});
