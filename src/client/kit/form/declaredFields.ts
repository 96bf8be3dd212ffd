/** The fields of a form as they follow from the declaration. */
import type { Resource } from '#shared/kit/resource';
import type { AnyModule } from '../anyModule';
import { inOrder } from '../declaredOrder';
import type { SaidOf } from '../words';
import type { FormField } from './fields';

const isWritten = ({ attributes, relations }: Resource, name: string): boolean => (attributes[name] ?? relations[name])?.mode !== 'r';

/** What a form within a form makes: a related record that is missing. */
export type MadeWithin = NonNullable<FormField['create']>;

/**
 * Fields for everything that may be written, with their words.
 * @param create how a related record is made within the form, by its JSON:API type; undefined where it can't
 */
export const fieldsOf = (
  resource: Resource,
  said: SaidOf,
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
      ...(help !== undefined && { help }),
      ...(options && { options }),
      ...(module && { module }),
      ...(made && { create: made }),
    };
  });
