import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isJsonObject, type JsonObject } from '../../supabase/functions/_shared/runtime/json.ts';

/** One element of a TwiML document. `text` is its own text, trimmed, without its children's. */
export type TwimlElement = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: TwimlElement[];
};

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  ignoreDeclaration: true,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
});

function readAttributes(node: JsonObject): Record<string, string> {
  const attributes = node[':@'];
  if (!isJsonObject(attributes)) {
    return {};
  }
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
}

function readElements(nodes: unknown): TwimlElement[] {
  if (!Array.isArray(nodes)) {
    return [];
  }
  return nodes.flatMap((node: unknown) => {
    if (!isJsonObject(node)) {
      return [];
    }
    const name = Object.keys(node).find((key) => key !== ':@' && key !== '#text');
    if (name === undefined) {
      return [];
    }
    const content = node[name];
    return [
      { name, attributes: readAttributes(node), text: readText(content), children: readElements(content) },
    ];
  });
}

function readText(nodes: unknown): string {
  if (!Array.isArray(nodes)) {
    return '';
  }
  return nodes
    .map((node: unknown) => (isJsonObject(node) && typeof node['#text'] === 'string' ? node['#text'] : ''))
    .join('')
    .trim();
}

/** The verbs of a TwiML document, in order; null when it isn't one (Twilio's error 12100). */
export function parseTwiml(xml: string): TwimlElement[] | null {
  if (XMLValidator.validate(xml) !== true) {
    return null;
  }
  const parsed: unknown = parser.parse(xml);
  const [root, ...others] = readElements(parsed);
  return root?.name === 'Response' && others.length === 0 ? root.children : null;
}
