/** Generates requests that fit a schema of the contract by walking the schema, so new actions are fuzzed without a list. */
import fc from 'fast-check';
import * as v from 'valibot';

/** A generator for each named format of a text; `uuid` is the name for valibot’s own check. */
export type Formats = Readonly<Record<string, fc.Arbitrary<string>>>;

const line = fc.string({ unit: 'grapheme', maxLength: 60 });

/** The fields of a schema part that the walk always reads. */
const node = v.looseObject({ kind: v.string(), type: v.string() });
type Node = v.InferOutput<typeof node>;

const readEntries = (parent: Node) => v.parse(v.record(v.string(), node), parent['entries']);
const readParts = (parent: Node) => v.parse(v.optional(v.array(node), []), parent['pipe']);

/** A schema and the schemas in its pipe, which all describe the same value. */
const withParts = (schema: Node): Node[] => [schema, ...readParts(schema).slice(1).flatMap(withParts)];

/** The name of a text’s format; null when it has none. */
function findFormat(schema: Node): string | null {
  const named = withParts(schema).map((part) => {
    if (part.type === 'uuid') {
      return 'uuid';
    }
    return part.type === 'metadata'
      ? v.parse(v.object({ format: v.string() }), part['metadata']).format
      : null;
  });
  return named.find((name) => name !== null) ?? null;
}

function createNumber(schema: Node): fc.Arbitrary<number> {
  const parts = withParts(schema);
  const least = parts.find(({ type }) => type === 'min_value')?.['requirement'];
  const min = typeof least === 'number' ? least : -2;
  return parts.some(({ type }) => type === 'integer')
    ? fc.integer({ min, max: min + 3 })
    : fc.oneof(
        fc.integer({ min, max: min + 100_000 }),
        fc.double({ min, noNaN: true, noDefaultInfinity: true }),
      );
}

function createObject(schema: Node, formats: Formats): fc.Arbitrary<object> {
  const entries = Object.entries(readEntries(schema));
  const isRequired = ([, { type }]: [string, Node]) => type !== 'optional' && type !== 'nullish';
  return fc.record(Object.fromEntries(entries.map(([name, entry]) => [name, walk(entry, formats)])), {
    requiredKeys: entries.filter(isRequired).map(([name]) => name),
  });
}

function createText(schema: Node, formats: Formats): fc.Arbitrary<string> {
  const name = findFormat(schema);
  if (name === null) {
    return line;
  }
  const known = formats[name];
  if (!known) {
    throw new Error(`there is no text for the format ${name}`);
  }
  return known;
}

function walk(schema: Node, formats: Formats): fc.Arbitrary<unknown> {
  const inner = () => {
    // The pipe of an optional or nullable schema also applies to the schema that it wraps.
    const wrapped = v.parse(node, schema['wrapped']);
    const parts = [wrapped, schema].flatMap((one) => readParts(one).slice(1));
    return walk({ ...wrapped, pipe: [wrapped, ...parts] }, formats);
  };
  switch (schema.type) {
    case 'string':
      return createText(schema, formats);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return createNumber(schema);
    case 'picklist':
      return fc.constantFrom(...v.parse(v.array(v.string()), schema['options']));
    case 'array':
      return fc.array(walk(v.parse(node, schema['item']), formats), { maxLength: 3 });
    case 'object':
      return createObject(schema, formats);
    case 'optional':
      return inner();
    case 'nullable':
    case 'nullish':
      return fc.option(inner());
    default:
      throw new Error(`the walk doesn't know how to make a ${schema.type}`);
  }
}

/** Generates what a well-behaved page could send to an action with this request. */
export const createRequests = (request: v.GenericSchema<object>, formats: Formats): fc.Arbitrary<object> =>
  createObject(v.parse(node, request), formats);
