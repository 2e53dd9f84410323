import { callQuery, type FragmentDefinition, useQuery } from '@shop/shared/app';
import { csCalls, type Fragments } from '@shop/shared/contracts';
import { Section } from '@shop/shared/ui';

/** The gateway reads it before it draws the fragment; what the page has read as well costs no request. */
const notices = () => callQuery(csCalls.notices, { query: { page: 1 } });

/** The titles of the latest notices. Nothing where there is none. */
function {{pascal}}({ count }: Fragments['{{fragment}}']) {
  const { data } = useQuery(notices());
  if (!data || data.items.length === 0) return null;
  return (
    <Section title="{{title}}">
      <ul>
        {data.items.slice(0, count).map(({ noticeNo, title }) => (
          <li key={noticeNo}>{title}</li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment: FragmentDefinition<'{{fragment}}'> = {
  queries: () => [notices()],
  Component: {{pascal}},
};
