import { axe } from 'jest-axe';

/** What axe finds wrong below an element: rule, sentence, places. */
export const axeFindings = async (element: Element) =>
  (await axe(element)).violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ html }) => html),
  }));
