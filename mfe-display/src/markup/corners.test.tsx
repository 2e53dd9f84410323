import type { Corner } from '@shop/shared/contracts';
import { corner as shape } from '@shop/shared/contracts/schemas';
import { cornerIds } from '../features/corners/corner-looks';
import { describeCorner } from '../test/describe-corner';
import { cornerFixture } from './fixtures/corner.fixture';
import { cornerVariants } from './fixtures/corner-variants';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const statesOf = (cornerId: (typeof cornerIds)[number]): Corner[] => [
  cornerFixture(cornerId),
  ...(cornerVariants[cornerId] ?? []).map(({ corner }) => cornerFixture(cornerId, corner)),
];

test.each(cornerIds)('matches the contract of the api for the data of %s', (cornerId) => {
  for (const corner of statesOf(cornerId)) {
    expect(shape.safeParse(corner).error?.issues).toBeUndefined();
  }
});

for (const corner of cornerIds.flatMap(statesOf)) describeCorner(corner);
