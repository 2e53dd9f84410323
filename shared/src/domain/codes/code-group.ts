/**
 * One code: its value on the wire, its Korean name, and the value it maps to in code or on a page,
 * if any.
 */
export type CodeRow = readonly [cd: string, name: string, ref1?: string];

/**
 * A code group as the specification names it (section 3), or with our own number where it names
 * none.
 */
export interface CodeGroup<Row extends CodeRow = CodeRow> {
  grpCd: string;
  name: string;
  codes: readonly Row[];
}
