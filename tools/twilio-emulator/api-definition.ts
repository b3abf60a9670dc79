/**
 * Checks requests and answers of Twilio's REST API against Twilio's own definitions, cut to the paths used here
 * (`twilio-*.definition.json`). Twilio itself ignores a misspelled form field; here it is a violation.
 */
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import messaging from './twilio-messaging-v1.definition.json' with { type: 'json' };
import definition from './twilio-v2010.definition.json' with { type: 'json' };

type Schema = {
  $ref?: string;
  type?: string;
  items?: Schema;
  properties?: Record<string, object>;
  required?: string[];
  additionalProperties?: boolean;
};
type Parameter = { name: string; in: string; required?: boolean; schema: object };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: { 'application/x-www-form-urlencoded': { schema: Schema } } };
  responses: Record<string, { content?: { 'application/json': { schema: Schema } } }>;
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

const options: Options = {
  strict: false,
  allErrors: true,
  validateSchema: false,
  formats: {
    'phone-number': phoneOrSender,
    uri: isCallableUri,
    'date-time': dayOrInstant,
    date: /^\d{4}-\d{2}-\d{2}$/,
    'date-time-rfc-2822': rfc2822,
    currency: /^[A-Z]{3}$/,
    endpoint: /\S/,
    twiml: /^\s*</,
  },
  // Other formats are not checked.
  logger: false,
};
const answers = new Ajv(options);
/** Forms, queries and addresses are text, so values are converted to the types of the definition. */
const requests = new Ajv({ ...options, coerceTypes: 'array' });

/** Refuses fields that the definition doesn't name. */
const closeSchema = (schema: Schema): Schema => ({
  ...schema,
  ...(schema.properties && { additionalProperties: false }),
});
const components = {
  schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closeSchema(schema)])),
};

const compiled = new Map<Schema, ValidateFunction>();

/** The problems with a value, as sentences. */
function findProblems(ajv: Ajv, schema: Schema, value: unknown, where: string): string[] {
  const check = compiled.get(schema) ?? ajv.compile({ ...closeSchema(schema), components });
  compiled.set(schema, check);
  if (check(value)) {
    return [];
  }
  return (check.errors ?? []).map(({ instancePath, message = 'is not valid', params }) => {
    const { additionalProperty: unknownField }: Record<string, unknown> = params;
    const place = `${where}${instancePath.replaceAll('/', '.')}`;
    if (typeof unknownField === 'string') {
      return `${place}: Twilio has no field "${unknownField}"`;
    }
    return `${place} ${message}`;
  });
}

const makeObject = (parameters: Parameter[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

/** Every operation with its address and parameters. */
const operations = Object.entries(paths).flatMap(([template, item]) =>
  (['get', 'post', 'delete'] as const).flatMap((method) => {
    const operation = item[method];
    if (!operation) {
      return [];
    }
    const { parameters = [], requestBody, responses } = operation;
    const pattern = template.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]*)');
    return {
      method: method.toUpperCase(),
      // A local prefix may come before it.
      address: new RegExp(`${pattern}$`),
      path: makeObject(parameters.filter((parameter) => parameter.in === 'path')),
      query: makeObject(parameters.filter((parameter) => parameter.in === 'query')),
      form: requestBody?.content['application/x-www-form-urlencoded'].schema ?? makeObject([]),
      responses,
    };
  }),
);

function findOperation(method: string, path: string) {
  const [pathname = ''] = path.split('?', 1);
  return operations.find(
    (operation) => operation.method === method.toUpperCase() && operation.address.test(pathname),
  );
}

const refuseOperation = (method: string, path: string) =>
  `Twilio has no operation ${method.toUpperCase()} ${path.split('?', 1)[0]}`;

/** The value of each name, or a list of values where a name is repeated. */
function readFields(pairs: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(pairs.keys())].map((name) => {
      const values = pairs.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/**
 * The problems with a request, as sentences. Empty when Twilio's definition allows it. `path` includes the query.
 * An update may send an empty value to clear a setting.
 */
export function checkRequest(method: string, path: string, form: URLSearchParams): string[] {
  const operation = findOperation(method, path);
  if (!operation) {
    return [refuseOperation(method, path)];
  }
  const [pathname = '', query = ''] = path.split('?', 2);
  const inPath = { ...operation.address.exec(pathname)?.groups };
  const isUpdate = 'Sid' in inPath;
  const clears = (name: string, value: string) =>
    isUpdate && value === '' && Object.hasOwn(operation.form.properties ?? {}, name);
  const sent = new URLSearchParams([...form].filter(([name, value]) => !clears(name, value)));
  return [
    ...findProblems(requests, operation.path, inPath, 'path'),
    ...findProblems(requests, operation.query, readFields(new URLSearchParams(query)), 'query'),
    ...findProblems(requests, operation.form, readFields(sent), 'form'),
  ];
}

/** The problems with an answer to a request that wasn't refused. `body` is parsed JSON, or undefined for none. */
export function checkResponse(method: string, path: string, status: number, body: unknown): string[] {
  const operation = findOperation(method, path);
  if (!operation) {
    return [refuseOperation(method, path)];
  }
  const response = operation.responses[String(status)];
  if (!response) {
    return [`answer: Twilio never answers this with ${status}`];
  }
  const schema = response.content?.['application/json'].schema;
  if (schema) {
    return findProblems(answers, schema, body, 'answer');
  }
  return body === undefined ? [] : ['answer: Twilio sends no body here'];
}
