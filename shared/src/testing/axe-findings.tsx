import { axe } from 'jest-axe';

/** Returns the axe violations below an element with rule, description and HTML of each node. */
export const axeFindings = async (element: Element) =>
  (await axe(element)).violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ html }) => html),
  }));
