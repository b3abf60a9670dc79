/** Converts names between TypeScript fields (`likeThis`) and SQL columns (`like_this`). */

type ColumnOf<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : '';

type Columns<Fields> = {
  [Field in keyof Fields & string as ColumnOf<Field>]: Exclude<Fields[Field], undefined>;
};

function renamed(row: object, rename: (name: string) => string): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [rename(name), value]));
}

/** Converts fields to columns. Leaves undefined fields out, so that an update keeps their columns. */
export function columnsOf<Fields extends object>(fields: Fields): Columns<Fields>;
export function columnsOf(fields: object): object {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return renamed(given, (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

export const fieldName = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Converts columns to fields, for a schema to parse. */
export const fieldsOf = (row: object): object => renamed(row, fieldName);
