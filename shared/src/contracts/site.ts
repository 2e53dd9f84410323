/** Facts about the shop that stand on every page. The business facts in the footer come from display data. */
export const site = {
  /** The shop's own name; the parent card service has another. */
  name: '온담',
  customerServicePhone: '1577-7083',
} as const;
