const modes = ['card', 'light', 'dark'] as const;
export type PublishMode = (typeof modes)[number];

/** The colour mode that the address asks for; none leaves it to the visitor's own. */
export const modeOf = (query: URLSearchParams): PublishMode | undefined =>
  modes.find((mode) => mode === query.get('mode'));
