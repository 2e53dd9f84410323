/** Whether the link of a content item is a video of this shop. Other links lead to pages. */
export const isFilm = (link: string | null): link is string =>
  link !== null && /^\/[^/].*\.(webm|mp4)$/.test(link);

/** The captions file has the name of the video with the extension `.vtt`. */
export const captionsOf = (film: string): string => film.replace(/\.(webm|mp4)$/, '.vtt');
