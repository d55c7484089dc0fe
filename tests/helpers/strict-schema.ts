// What a service that holds a model to a schema refuses: the rules of strict structured output, as OpenAI documents them.

const KEYWORDS = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'description',
]);
const MOST_LEVELS = 10;
const MOST_VALUES = 1000;

/** Why a schema is refused; undefined when it is not. */
export function refusalOf(schema: unknown): string | undefined {
  const values = { count: 0 };
  if (!isObject(schema) || schema['type'] !== 'object') return 'schema must be a JSON Schema of \'type: "object"\'';
  const reason = refusalIn(schema, 'root', 1, values);
  return reason ?? (values.count > MOST_VALUES ? 'too many enum values' : undefined);
}

function refusalIn(schema: unknown, path: string, level: number, values: { count: number }): string | undefined {
  if (!isObject(schema)) return `${path}: not a schema`;
  if (level > MOST_LEVELS) return `${path}: nested too deeply`;
  const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword));
  if (unknown !== undefined) return `${path}: '${unknown}' is not permitted`;
  if (Array.isArray(schema['enum'])) values.count += schema['enum'].length;
  if (schema['type'] === undefined && schema['anyOf'] === undefined && schema['enum'] === undefined)
    return `${path}: schema must have a 'type' key`;
  const inner: [string, unknown][] = [];
  if (schema['type'] === 'object') {
    const { properties, required } = schema;
    if (schema['additionalProperties'] !== false) return `${path}: 'additionalProperties' is required to be false`;
    if (!isObject(properties)) return `${path}: no properties`;
    const missing = Object.keys(properties).find((name) => !Array.isArray(required) || !required.includes(name));
    if (missing !== undefined) return `${path}: 'required' must hold every key; missing '${missing}'`;
    inner.push(...Object.entries(properties));
  }
  if (schema['type'] === 'array') inner.push(['items', schema['items']]);
  if (Array.isArray(schema['anyOf']))
    inner.push(...schema['anyOf'].map((one, at): [string, unknown] => [`${at}`, one]));
  for (const [name, value] of inner) {
    const reason = refusalIn(value, `${path}.${name}`, level + 1, values);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
