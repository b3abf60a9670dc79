/** Returns a function that reads a form's text fields by name. It returns '' for a missing field. */
export function fieldReader(form: HTMLFormElement): (name: string) => string {
  const fields = new FormData(form);
  return (name) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
}
