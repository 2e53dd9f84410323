import type { FragmentDefinition, FragmentName, LoadFragment } from '@shop/shared/app';

/**
 * For an app without other remotes: stands in place of every fragment, and shows the name and props
 * that the page gave it.
 */
export const loadStandIn: LoadFragment = async <K extends FragmentName>(name: K) => {
  const StandIn: FragmentDefinition<K>['Component'] = (props) => (
    <section aria-label={`다른 팀의 조각 ${name}`}>{`${name} ${JSON.stringify(props)}`}</section>
  );
  return { Component: StandIn };
};
