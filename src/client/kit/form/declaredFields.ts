/** The fields of a form as they follow from the declaration. */
import type { Resource } from '#shared/kit/resource';
import type { AnyModule } from '../anyModule';
import { inOrder } from '../declaredOrder';
import type { Field } from '#shared/kit/fields';
import type { LineTexts, ResourceTexts } from '../words';
import type { FormField } from './fields';
import { emptyLine } from './lines/lineEdits';

const isWritten = ({ attributes, relations }: Resource, name: string): boolean => (attributes[name] ?? relations[name])?.mode !== 'r';

/** The fields of owned lines, with their words; nothing for a field that has none. */
export const lineFieldsOf = (field: Field | undefined, said: LineTexts | undefined): Pick<FormField, 'lines'> => {
  if (!field?.lines) return {};
  const fields = Object.keys(field.lines.fields).map((name): FormField => {
    const [help, options] = [said?.help?.[name], said?.choices?.[name]];
    return { name, label: said?.fields[name] ?? name, ...(help !== undefined && { help }), ...(options && { options }) };
  });
  return { lines: { one: said?.one ?? '', fields } };
};

/** A new record that must have lines starts with one. */
const firstLine = (field: Field | undefined): Pick<FormField, 'start'> => {
  const { lines, min = 0 } = field ?? {};
  return lines && min > 0 ? { start: () => [emptyLine(lines.fields)] } : {};
};

/** What a form within a form makes: a related record that is missing. */
export type MadeWithin = NonNullable<FormField['create']>;

/** What is said of the fields. */
export type FieldWords = Pick<ResourceTexts, 'fields' | 'help' | 'choices' | 'lines'>;

/**
 * Fields for everything that may be written, with their words.
 * @param create how a related record is made within the form, by its JSON:API type; undefined where it can't
 */
export const fieldsOf = (
  resource: Resource,
  said: FieldWords,
  moduleOf: (type: string) => AnyModule | undefined,
  create: (type: string) => MadeWithin | undefined = () => undefined,
): FormField[] =>
  inOrder(resource, (name) => isWritten(resource, name)).map((name) => {
    const relation = resource.relations[name];
    const [module, made] = relation ? [moduleOf(relation.type), create(relation.type)] : [];
    const [help, options] = [said.help[name], said.choices[name]];
    return {
      name,
      label: said.fields[name] ?? name,
      ...lineFieldsOf(resource.attributes[name], said.lines[name]),
      ...firstLine(resource.attributes[name]),
      ...(help !== undefined && { help }),
      ...(options && { options }),
      ...(module && { module }),
      ...(made && { create: made }),
    };
  });
