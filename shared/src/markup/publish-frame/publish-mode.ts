const modes = ['card', 'light', 'dark'] as const;
export type PublishMode = (typeof modes)[number];

/** The colour mode in the URL; undefined: the visitor's own. */
export const modeOf = (query: URLSearchParams): PublishMode | undefined =>
  modes.find((mode) => mode === query.get('mode'));
