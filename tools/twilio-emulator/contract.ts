/**
 * Holds requests and answers of Twilio's REST API to Twilio's own definitions, cut to the paths
 * used here (`twilio-*.contract.json`). Twilio itself silently ignores a misspelt form field;
 * here it is a violation.
 */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import messaging from './twilio-messaging-v1.contract.json' with { type: 'json' };
import definition from './twilio-v2010.contract.json' with { type: 'json' };

type Schema = {
  $ref?: string;
  type?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean;
};
type Parameter = { name: string; in: string; required?: boolean; schema: object };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: { 'application/x-www-form-urlencoded': { schema: object } } };
  responses: Record<string, { content?: { 'application/json': { schema: object } } }>;
};
type PathItem = { get?: Operation; post?: Operation; delete?: Operation };

const paths: Record<string, PathItem> = { ...definition.paths, ...messaging.paths };
const schemas: Record<string, Schema> = { ...definition.components.schemas, ...messaging.components.schemas };

const phoneOrSender = /^(\+[1-9]\d{1,14}|\d{3,8}|[a-z]+:\S+|[A-Za-z0-9 ]{1,11})$/;
const rfc2822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} \+0000$/;
const dayOrInstant = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$/;

/** Twilio refuses callback hosts that contain an underscore. */
function isCallableUri(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && !new URL(value).hostname.includes('_');
}

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  validateSchema: false,
  coerceTypes: false,
  formats: {
    'phone-number': phoneOrSender,
    uri: isCallableUri,
    'date-time': dayOrInstant,
    date: /^\d{4}-\d{2}-\d{2}$/,
    'date-time-rfc-2822': rfc2822,
    currency: /^[A-Z]{3}$/,
    endpoint: /\S/,
    twiml: /^\s*</,
    int64: true,
    'http-method': true,
    'phone-number-capabilities': true,
    'uri-map': true,
  },
});
/** A field that Twilio's answer doesn't know is an invention: closed wherever the fields are named. */
const closed = (schema: Schema): Schema => ({
  ...schema,
  ...(schema.properties && { additionalProperties: false }),
});
const components = {
  schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closed(schema)])),
};

const compiled = new Map<object, ValidateFunction>();
function validator(schema: object): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const fresh = ajv.compile({ ...closed(schema), components });
  compiled.set(schema, fresh);
  return fresh;
}

function sentences(errors: ErrorObject[] | null | undefined, where: string): string[] {
  return (errors ?? []).map((error) => {
    const params: Record<string, unknown> = error.params;
    const unknownField = params['additionalProperty'];
    const place = `${where}${error.instancePath.replaceAll('/', '.')}`;
    if (typeof unknownField === 'string') return `${place}: Twilio has no field "${unknownField}"`;
    return `${place} ${error.message ?? 'is not valid'}`;
  });
}

type Match = { operation: Operation; pathParameters: Record<string, string>; query: URLSearchParams };

/** `path` may carry a query and anything before the API's version (a local prefix). */
function findOperation(method: string, path: string): Match | null {
  const start = path.search(/\/(2010-04-01|v1)\//);
  if (start === -1) return null;
  const [pathname = '', query = ''] = path.slice(start).split('?', 2);
  const given = pathname.split('/');
  for (const [template, item] of Object.entries(paths)) {
    const wanted = template.split('/');
    if (wanted.length !== given.length) continue;
    const pathParameters: Record<string, string> = {};
    const matches = wanted.every((segment, index) => {
      const value = given[index] ?? '';
      const parameter = /^\{(\w+)\}(.*)$/.exec(segment);
      if (!parameter) return segment === value;
      const [, name = '', suffix = ''] = parameter;
      if (!value.endsWith(suffix)) return false;
      pathParameters[name] = value.slice(0, value.length - suffix.length);
      return true;
    });
    if (!matches) continue;
    const operation = { GET: item.get, POST: item.post, DELETE: item.delete }[method.toUpperCase()];
    return operation ? { operation, pathParameters, query: new URLSearchParams(query) } : null;
  }
  return null;
}

/** Form and query values are text; the definition names numbers and booleans. */
function typed(schema: Schema | undefined, values: string[]): unknown {
  if (schema?.type === 'array') return values.map((value) => typed(schema.items, [value]));
  const [value = ''] = values;
  if (values.length > 1) return values;
  if ((schema?.type === 'integer' || schema?.type === 'number') && /^-?\d+(\.\d+)?$/.test(value)) {
    return Number(value);
  }
  if (schema?.type === 'boolean' && /^(true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  return value;
}

function checkParameters({ operation, pathParameters, query }: Match): string[] {
  const known = operation.parameters ?? [];
  const found: string[] = [];
  for (const name of new Set(query.keys())) {
    if (!known.some((parameter) => parameter.in === 'query' && parameter.name === name)) {
      found.push(`query: Twilio has no parameter "${name}"`);
    }
  }
  for (const parameter of known) {
    const values =
      parameter.in === 'path' ? [pathParameters[parameter.name] ?? ''] : query.getAll(parameter.name);
    if (values.length === 0) {
      if (parameter.required) found.push(`query: "${parameter.name}" is missing`);
      continue;
    }
    const check = validator(parameter.schema);
    if (!check(typed(parameter.schema, values))) {
      found.push(...sentences(check.errors, `${parameter.in} ${parameter.name}`));
    }
  }
  return found;
}

/**
 * What is wrong with a request, as sentences; empty when Twilio's definition allows it.
 * `path` includes the query. An update may send an empty value: that is how a setting is cleared.
 */
export function checkRequest(method: string, path: string, form: URLSearchParams): string[] {
  const match = findOperation(method, path);
  if (!match) return [`Twilio has no operation ${method.toUpperCase()} ${path.split('?')[0] ?? path}`];
  const found = checkParameters(match);

  const schema = match.operation.requestBody?.content['application/x-www-form-urlencoded'].schema;
  if (!schema) return [...form.keys()].length > 0 ? [...found, 'form: this operation takes none'] : found;

  const { properties = {} }: Schema = schema;
  const isUpdate = match.pathParameters['Sid'] !== undefined;
  const body: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    const clears = isUpdate && values.every((value) => value === '') && Object.hasOwn(properties, name);
    if (!clears) body[name] = typed(Object.hasOwn(properties, name) ? properties[name] : undefined, values);
  }
  const check = validator(schema);
  if (!check(body)) found.push(...sentences(check.errors, 'form'));
  return found;
}

const checkFailure = ajv.compile({
  type: 'object',
  properties: {
    code: { type: 'integer' },
    message: { type: 'string', minLength: 1 },
    more_info: { type: 'string', format: 'uri' },
    status: { type: 'integer' },
    details: { type: 'object' },
  },
  required: ['code', 'message', 'more_info', 'status'],
  additionalProperties: false,
});

/**
 * What is wrong with an answer. `body` is parsed JSON (undefined for none); a 4xx or 5xx must have
 * the form of Twilio's errors.
 */
export function checkResponse(method: string, path: string, status: number, body: unknown): string[] {
  if (status >= 400) return checkFailure(body) ? [] : sentences(checkFailure.errors, 'error');
  const match = findOperation(method, path);
  if (!match) return [`Twilio has no operation ${method.toUpperCase()} ${path.split('?')[0] ?? path}`];
  const response = match.operation.responses[String(status)];
  if (!response) return [`answer: Twilio never answers this with ${status}`];
  const schema = response.content?.['application/json'].schema;
  if (!schema) return body === undefined ? [] : ['answer: Twilio sends no body here'];
  const check = validator(schema);
  return check(body) ? [] : sentences(check.errors, 'answer');
}
