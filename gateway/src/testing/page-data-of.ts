const DATA = /<script id="shop-data" data-rendered-at="(\d+)"[^>]*>(.*?)<\/script>/;

/** Parsed JSON, which tests read without a type. */
type Json = ReturnType<typeof JSON.parse>;

/** The data of a document (`PageData`). */
export function pageDataOf(html: string): Json {
  const [, renderedAtMs, json] = DATA.exec(html) ?? [];
  const data = JSON.parse(json ?? '');
  return { ...data, state: { ...data.state, renderedAtMs: Number(renderedAtMs) } };
}

/** The state of a document (`PageState`). */
export const stateOf = (html: string): Json => pageDataOf(html).state;
