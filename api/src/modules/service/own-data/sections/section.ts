import type { Sql } from '../../../../platform/db/sql';

export interface Section {
  title: string;
  /** The tables whose rows of the member this section contains. */
  tables: readonly string[];
  /** Query with Korean column names; columns whose name ends in `_enc` hold encrypted values. */
  rows(memberNo: number): Sql;
  /** Texts of the codes, by column name. */
  names?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
