/** The link of a content item that is a film of our own; others lead to pages. */
export const isFilm = (link: string | null): link is string =>
  link !== null && /^\/[^/].*\.(webm|mp4)$/.test(link);

/** Its captions stand beside it. */
export const captionsOf = (film: string): string => film.replace(/\.(webm|mp4)$/, '.vtt');
