import { cornerFixture } from '../../markup/fixtures/corner.fixture';
import { cornerVariants } from '../../markup/fixtures/corner-variants';
import { describeCorner } from '../../test/describe-corner';
import { cornerIds } from './corner-looks';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

for (const cornerId of cornerIds) {
  describeCorner(cornerFixture(cornerId));
  for (const { corner } of cornerVariants[cornerId] ?? []) {
    describeCorner(cornerFixture(cornerId, corner));
  }
}
