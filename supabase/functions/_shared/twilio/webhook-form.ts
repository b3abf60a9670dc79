import { HttpError } from '../runtime/http-error.ts';

/** A webhook's form after its signature was checked. */
export class WebhookForm {
  /** `query`: the query of the webhook's address, which Twilio signed too. */
  constructor(
    private readonly fields: URLSearchParams,
    readonly query: URLSearchParams,
  ) {}

  /**
   * The field's value, or null. Throws 400 for a repeated field, because the signature doesn't protect the
   * order of its values.
   */
  value(name: string): string | null {
    const values = this.fields.getAll(name);
    if (values.length > 1) {
      throw new HttpError(400, 'repeated_field', `The field ${name} was sent more than once.`);
    }
    return values[0] ?? null;
  }

  /** A duration in whole seconds; 0 when the field is missing or no number. */
  seconds(name: string): number {
    return Math.max(0, Number.parseInt(this.value(name) ?? '', 10) || 0);
  }

  /** The field's value. Throws 400 when it doesn't match the pattern. */
  matching(name: string, shape: RegExp): string {
    const value = this.value(name);
    if (value === null || !shape.test(value)) {
      throw new HttpError(400, 'invalid_field', `The field ${name} is missing or malformed.`);
    }
    return value;
  }
}
