/** JSON:API documents to flat records and back, by jsona; which names are relations is read from the declaration. */
import { Jsona, JsonPropertiesMapper, ModelPropertiesMapper } from 'jsona';
import type { Document } from '#shared/jsonapi';
import type { Ref, Resource } from '#shared/kit/resource';
import type { Records, Row } from '#client/services/serviceResults';

/** A record between a document and the store. Attributes stand apart: a mere reference has none. */
type Model = Ref & {
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly meta?: { readonly version?: number; readonly masked?: readonly string[] };
  readonly relationshipNames?: readonly string[];
  readonly [relation: string]: unknown;
};

type JsonaModel = Parameters<ModelPropertiesMapper['getAttributes']>[0];

class Writing extends ModelPropertiesMapper {
  override getAttributes(model: JsonaModel) {
    return (model as unknown as Model).attributes ?? {};
  }
}

class Reading extends JsonPropertiesMapper {
  override setAttributes(model: JsonaModel, attributes: Record<string, unknown>) {
    model['attributes'] = attributes;
  }
}

const jsona = new Jsona({ modelPropertiesMapper: new Writing(), jsonPropertiesMapper: new Reading() });

/**
 * The document that adds or changes a record, or that tells a command for many what it needs; that one has no id.
 * @param values what is to be written, flat; names that aren't declared as written are left out
 */
export function toDocument(resource: Resource, { id, ...values }: { readonly id?: string; readonly [name: string]: unknown }): Document {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const written = (fields: Resource['attributes'] | Resource['relations']) =>
    given.filter(([name]) => Object.hasOwn(fields, name) && fields[name]!.mode !== 'r');
  const relations = written(resource.relations);
  const model = {
    type: resource.type,
    ...(id !== undefined && { id }),
    attributes: Object.fromEntries(written(resource.attributes)),
    ...Object.fromEntries(relations),
    // jsona writes only the relations that are named here; without this a changed category is silently dropped.
    relationshipNames: relations.map(([name]) => name),
  };
  return jsona.serialize({ stuff: model }) as Document;
}

const isModel = (value: unknown): value is Model => typeof value === 'object' && value !== null && 'type' in value && 'id' in value;
const refOf = ({ type, id }: Model): Ref => ({ type, id });
const linkage = (value: unknown) => (Array.isArray(value) ? value.filter(isModel).map(refOf) : isModel(value) ? refOf(value) : null);

const rowOf = (model: Model): Row => ({
  ...model.attributes,
  ...Object.fromEntries((model.relationshipNames ?? []).map((name) => [name, linkage(model[name])])),
  id: model.id,
  version: model.meta?.version ?? 0,
  ...(model.meta?.masked && { masked: model.meta.masked }),
});

/** Every record of a document, the included ones too, each once. A mere reference is no record. */
export function toRecords(document: Document): Records {
  const found = new Map<string, Map<string, Row>>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isModel(value) || !value.attributes) return;
    const ofType = found.get(value.type) ?? new Map<string, Row>();
    if (ofType.has(value.id)) return;
    found.set(value.type, ofType.set(value.id, rowOf(value)));
    for (const name of value.relationshipNames ?? []) visit(value[name]);
  };
  visit(jsona.deserialize(document as Parameters<typeof jsona.deserialize>[0]));
  return Object.fromEntries([...found].map(([type, ofType]) => [type, [...ofType.values()]]));
}
