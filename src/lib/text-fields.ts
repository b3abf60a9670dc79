/** Reads the texts of an object that came from outside: empty where there is none of that name. */
export function textFieldsOf(value: unknown): (name: string) => string {
  return (name) => {
    const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : '';
    return typeof text === 'string' ? text : '';
  };
}
