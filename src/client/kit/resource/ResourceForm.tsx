/** The form of a resource that needs nothing beyond its declaration. */
import { useMemo, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import type { ResourceName } from '#shared/areas/resources';
import type { Resource } from '#shared/kit/resource';
import { isUuid } from '#shared/kit/values';
import type { AnyModule } from '../anyModule';
import type { FormField, FormSummary } from '../form/fields';
import { ManagedForm } from '../form/ManagedForm';
import type { Given } from '../form/recordWork';
import { useWords } from '../useWords';
import type { ResourceTexts } from '../words';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import { stateOf } from '#shared/kit/commands';
import { useAppSelector } from '../../store/hooks';
import { me } from '../../store/session/me';
import { useRecord } from '../anyModule';
import { StatusChip } from '../../ui/StatusChip';
import { toneOfStatus } from '../../ui/tones';
import { useHistory } from '../history/history';
import { CommandBar } from './commands/CommandBar';
import { pathsOf } from './paths';
import { screenOf } from './screenOf';
import { useDeclaredForm } from './useDeclaredForm';

/** The fields as a record in this state has them: where its commands change it, they are only shown. */
const useOpenFields = (
  module: AnyModule,
  id: string | undefined,
  fields: readonly FormField[],
  fixed: readonly string[],
): readonly FormField[] => {
  const record = useRecord(module, id ?? '');
  const { resource } = module;
  const state = record && stateOf(resource, record);
  const isClosed = state !== undefined && !resource.states!.edit.includes(state);
  return useMemo(
    () => fields.map((field) => (isClosed || (id !== undefined && fixed.includes(field.name)) ? { ...field, locked: '' } : field)),
    [isClosed, fields, id, fixed],
  );
};

/** The fields of a new record. What the rule for adding decides is not asked for, such as the client of somebody who works for one (SUB-13). */
const useDecided = (module: AnyModule, id: string | undefined, fields: readonly FormField[]): readonly FormField[] => {
  const { resource } = module;
  const actor = useAppSelector(me.selectors.actor);
  return useMemo(() => {
    const verdict = id === undefined && (resource.access.add?.(actor) ?? false);
    if (typeof verdict !== 'object') return fields;
    const decided = (name: string) => () =>
      typeof verdict[name] === 'string' ? { type: resource.relations[name]!.type, id: verdict[name] } : null;
    return fields.map((field) =>
      field.name in verdict && field.name in resource.relations ? { ...field, hidden: true as const, start: decided(field.name) } : field,
    );
  }, [resource, actor, id, fields]);
};

/** Next to the title of a record with states: its number, and the state that it is in. */
function RecordBadge({ module, id }: { module: AnyModule; id: string }) {
  const record = useRecord(module, id);
  const { resource } = module;
  const { choices } = useWords(resource);
  const state = record && stateOf(resource, record);
  if (!record || state === undefined) return null;
  return (
    <>
      {resource.attributes[resource.label]?.numbered && <span className="tabular">{record[resource.label] as string | null}</span>}
      <StatusChip tone={toneOfStatus(state)}>{(choices as ResourceTexts['choices'])[resource.states!.field]?.[state] ?? state}</StatusChip>
    </>
  );
}

const none: readonly string[] = [];
const asDeclared = (field: FormField): FormField => field;
const nothingLess: Readonly<Record<string, readonly string[]>> = {};

type Props = {
  name: ResourceName;
  /** What the resource's own form shows under its fields; the same component each time. */
  Summary?: FormSummary;
  /** The name of the field that it stands directly under, instead of under all. */
  summaryUnder?: string;
  /** Names of the values that a record keeps once it is made; the same array each time. */
  fixed?: readonly string[];
  /** Names of the fields that come first, in their order; the same array each time. */
  first?: readonly string[];
  /** Names of the values of a new record that no field asks for: the `Summary` does, or this person has none; the same array each time. */
  summed?: readonly string[];
  /** Names of the fields that this person has to fill in although the declaration leaves them open; the same array each time. */
  required?: readonly string[];
  /** The values that a field of a new record offers, where they are fewer than there are; the same object each time. */
  offered?: Readonly<Record<string, readonly string[]>>;
  /** How this form asks for a field, where it is other than declared; the same function until the language changes. */
  own?: (field: FormField) => FormField;
  /** What a new record starts with; the same object each time. */
  given?: Given | undefined;
  /** Next to the state: what is special about this record. */
  mark?: ReactNode;
  /** Under the title, where this record is for something else than the others. */
  purpose?: string | undefined;
};

/** The fields in their order: those that are named first, then the others. */
const useOrdered = (fields: readonly FormField[], first: readonly string[]): readonly FormField[] =>
  useMemo(() => {
    const placeOf = ({ name }: FormField) => (first.includes(name) ? first.indexOf(name) : first.length);
    return [...fields].sort((one, other) => placeOf(one) - placeOf(other));
  }, [fields, first]);

/** What a new record belongs to: the records that the address names by their relations, as a person came from the page of one of them. */
export const useGivenRelations = ({ relations }: Resource): Given | undefined => {
  const { search } = useLocation();
  return useMemo(() => {
    const asked = new URLSearchParams(search);
    const values = Object.entries(relations).flatMap(([name, { type, kind, mode }]) => {
      const id = asked.get(name);
      return kind === 'toOne' && mode !== 'r' && isUuid(id) ? [[name, { type, id }] as const] : [];
    });
    return values.length ? { from: values.map(([, { id }]) => id).join(' '), values: Object.fromEntries(values) } : undefined;
  }, [relations, search]);
};

/** How a new record's field is asked for. */
const asNew = (field: FormField, { summed, required, offered }: Required<Pick<Props, 'summed' | 'required' | 'offered'>>): FormField => ({
  ...field,
  ...(required.includes(field.name) && { required: true }),
  ...(summed.includes(field.name) && { hidden: true as const }),
  ...(offered[field.name] && { offered: offered[field.name]! }),
});

export function ResourceForm({
  name,
  Summary,
  summaryUnder,
  fixed = none,
  first = none,
  summed = none,
  required = none,
  offered = nothingLess,
  own = asDeclared,
  given,
  mark,
  purpose,
}: Props) {
  const { id } = useParams();
  const module = loadedModule(name);
  const belonging = useGivenRelations(module.resource);
  const { words, fields } = useDeclaredForm(name);
  const open = useOpenFields(module, id, useDecided(module, id, useOrdered(fields, first)), fixed);
  const asked = useMemo(
    () => open.map((field) => own(id === undefined ? asNew(field, { summed, required, offered }) : field)),
    [open, summed, required, offered, own, id],
  );
  const hasCommands = Object.keys(module.resource.commands).length > 0;
  return (
    <ManagedForm
      module={module}
      id={id}
      history={useHistory()}
      words={purpose === undefined ? words.form : { ...words.form, purpose }}
      fields={asked}
      Summary={Summary}
      summaryUnder={summaryUnder}
      given={given ?? belonging}
      badge={
        id !== undefined && (
          <>
            <RecordBadge module={module} id={id} />
            {mark}
          </>
        )
      }
      list={pathsOf(name).list}
      actions={id !== undefined && hasCommands && <CommandBar module={module} id={id} />}
    />
  );
}

export const formOf = screenOf(ResourceForm);
