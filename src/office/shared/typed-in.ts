/** What is typed in the fields of a form, each by its name. */
export function typedIn(form: HTMLFormElement): (name: string) => string {
  const fields = new FormData(form);
  return (name) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
}
