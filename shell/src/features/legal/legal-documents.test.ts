import { codeGroups } from '@shop/shared/domain';
import { legalDocuments } from './legal-documents';

test('opens every published policy of the code table under its name', () => {
  const policies = codeGroups.find(({ grpCd }) => grpCd === 'TM900')?.codes ?? [];
  const published = policies
    .filter(([, , id]) => id !== undefined)
    .map(([code, title, id]) => ({ code, title, id }));
  expect(published.length).toBeGreaterThan(0);
  expect(published).toEqual(legalDocuments.map(({ code, title, id }) => ({ code, title, id })));
});
