/** Converts names between TypeScript fields (`likeThis`) and SQL columns (`like_this`). */

function renameKeys(row: object, rename: (name: string) => string): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [rename(name), value]));
}

/** `likeThis` and `LikeThis` as `like_this`. */
export const convertToSnakeCase = (name: string) => name.replace(/\B[A-Z]/g, '_$&').toLowerCase();

/** Converts fields to columns. Leaves undefined fields out, so that an update keeps their columns. */
export function convertToColumns(fields: object): object {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return renameKeys(given, convertToSnakeCase);
}

/** The field for a column: `businessNumber` for `business_number`. */
export type FieldOf<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<FieldOf<Rest>>}`
  : Column;

export const convertToFieldName = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Converts columns to fields, for a schema to parse. */
export const convertToFields = (row: object): object => renameKeys(row, convertToFieldName);
