/** One code: its value on the wire, its Korean name, and what it stands for in code or on a page, if anything. */
export type CodeRow = readonly [cd: string, name: string, ref1?: string];

/** A group of codes as the specification names it (section 3), or with a number of ours where it names none. */
export interface CodeGroup<Row extends CodeRow = CodeRow> {
  grpCd: string;
  name: string;
  codes: readonly Row[];
}
