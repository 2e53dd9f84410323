import type { Sql } from '../../../../platform/db/sql';

export interface Section {
  title: string;
  /** The tables whose rows of the member stand in it. */
  tables: readonly string[];
  /** Rows with Korean column names; a name that ends in `_enc` has a sealed value. */
  rows(memberNo: number): Sql;
  /** By column: what its codes mean. */
  names?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
