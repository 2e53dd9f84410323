import { createHash } from 'node:crypto';

/** A SQL fragment with its values. Built only by `sql`, so values are always parameters. */
export interface Sql {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

const isSql = (part: unknown): part is Sql =>
  typeof part === 'object' && part !== null && 'strings' in part && 'values' in part;

/**
 * `sql\`select … where goods_no = ${goodsNo}\``. A value becomes a parameter; another `sql`
 * fragment becomes part of the text.
 */
export function sql(template: TemplateStringsArray, ...parts: unknown[]): Sql {
  const strings = [template[0] ?? ''];
  const values: unknown[] = [];
  const append = (text: string) => {
    strings[strings.length - 1] += text;
  };
  parts.forEach((part, index) => {
    if (isSql(part)) {
      append(part.strings[0] ?? '');
      part.values.forEach((value, at) => {
        values.push(value);
        strings.push(part.strings[at + 1] ?? '');
      });
      append(template[index + 1] ?? '');
    } else {
      values.push(part);
      strings.push(template[index + 1] ?? '');
    }
  });
  return { strings, values };
}

/** An empty fragment, for an optional condition. */
export const emptySql: Sql = { strings: [''], values: [] };

/** Joins fragments, for example conditions with ` and `. The separator must be a constant. */
export function joinSql(pieces: readonly Sql[], separator: string): Sql {
  return pieces.reduce<Sql>((all, piece, index) => {
    if (index === 0) return piece;
    const glue: Sql = { strings: [separator], values: [] };
    return sql`${all}${glue}${piece}`;
  }, emptySql);
}

/** Trusted text from our own code (a sort order from a table). Never call it with input. */
export const trustedSql = (text: string): Sql => ({ strings: [text], values: [] });

const names = new Map<string, string>();

/** Text with `$n`, and the name of the prepared statement (PGlite plans anew without one). */
export function compile(query: Sql): { text: string; name: string; values: unknown[] } {
  const text = query.strings.reduce((all, piece, index) => `${all}$${index}${piece}`);
  let name = names.get(text);
  if (!name) {
    name = `q${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
    if (names.size < 5_000) names.set(text, name);
  }
  return { text, name, values: [...query.values] };
}
