/** The head of a record page: name, state, what to do next, who else is there, and the commands. */
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { stateOf } from '#shared/kit/commands';
import { withPresence } from '#shared/live';
import type { Row } from '#client/services/serviceResults';
import { useCan } from '#client/store/access';
import { PageHeader } from '#client/ui/PageHeader';
import { PlainAlert } from '#client/ui/PlainAlert';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { useLanguage } from '#client/ui/useLanguage';
import { knownName, type AnyModule } from '../../anyModule';
import { LivePresence } from '../../LivePresence';
import { nounIn } from '../../nouns';
import { useWords } from '../../useWords';
import type { ResourceTexts } from '../../words';
import { CommandBar } from '../commands/CommandBar';
import { NeighbourButtons } from '../neighbours/NeighbourButtons';
import { pathsOf } from '../paths';
import css from './show.module.css';

export type Head<T> = {
  /** What the record is called, where its name is not enough. */
  title?: (record: T) => string;
  /** One line under it: what a person does here. */
  purpose?: string | undefined;
  /** The state, where another one than the record's own says more; nothing for the record's own. */
  state?: (record: T) => ReactNode;
  /** Next to the state: what is special about this record. */
  mark?: (record: T) => ReactNode;
  /** The one thing to do next; to edit is in addition to it. */
  next?: (record: T) => ReactNode;
  /** How its commands are shown; undefined while what they need is on its way. */
  commands?: (record: T) => Omit<ComponentProps<typeof CommandBar>, 'module' | 'id'> | undefined;
  /** The page says itself who else is there. */
  ownPresence?: boolean;
  /** The body is a paper of its own, which is printed without the head. */
  ownPaper?: boolean;
  /** Above the body: what has to be known first. */
  above?: (record: T) => ReactNode;
};

/** To edit is a step of its own: its form, for a record that is there and in a state in which it can be edited. */
function EditLink({ module, record, isGone }: { module: AnyModule; record: Row; isGone: boolean }) {
  const { form } = useWords(module.resource);
  const { list } = (useLocation().state ?? {}) as { list?: unknown };
  const mayEdit = useCan(module.name, 'update', record);
  const state = stateOf(module.resource, record);
  if (isGone || !mayEdit || (state !== undefined && !module.resource.states!.edit.includes(state))) return null;
  return (
    <Button variant="outlined" component={Link} to={pathsOf(module.name).edit(record.id)} state={list === undefined ? null : { list }}>
      {form.edit}
    </Button>
  );
}

/** What the state of a record is called; undefined for a record without states. */
const useStateName = ({ resource }: AnyModule, record: Row): string | undefined => {
  const { choices } = useWords(resource) as ResourceTexts;
  const state = stateOf(resource, record);
  return state === undefined ? undefined : (choices[resource.states!.field]?.[state] ?? state);
};

/** The commands as buttons; their place is held while what they need is on its way. */
function Commands({ module, id, options }: { module: AnyModule; id: string; options: ReturnType<NonNullable<Head<never>['commands']>> }) {
  if (!options) return <Skeleton variant="rounded" height={36} />;
  if (Object.keys(module.resource.commands).length === 0) return null;
  return (
    <div className="screen-only">
      <CommandBar module={module} id={id} {...options} />
    </div>
  );
}

type Props<T> = { module: AnyModule; record: Row; isGone: boolean; head: Head<T> };

/** @param isGone the record was deleted meanwhile */
export function ShowHead<T>({ module, record, isGone, head }: Props<T>) {
  const { resource } = module;
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { show } = useMemo(() => pathsOf(module.name), [module]);
  const stateName = useStateName(module, record);
  const own = record as unknown as T;
  // A record that gets its number later is called by its state until then: a draft.
  const unnamed = (resource.attributes[resource.label]?.numbered && stateName) || nounIn(resource.noun, language).One;
  const ownState = stateName !== undefined && <StatusChip tone={toneOfStatus(stateOf(resource, record)!)}>{stateName}</StatusChip>;
  const badge = (
    <>
      {head.state?.(own) || ownState}
      {head.mark?.(own)}
    </>
  );
  const action = (
    <>
      <EditLink module={module} record={record} isGone={isGone} />
      {head.next?.(own)}
    </>
  );
  return (
    <div className={head.ownPaper ? `${css.head} screen-only` : css.head}>
      {show && <NeighbourButtons module={module} id={record.id} path={show} />}
      <PageHeader title={head.title?.(own) ?? knownName(module, record) ?? unnamed} purpose={head.purpose} badge={badge} action={action} />
      {isGone && <PlainAlert tone="info">{t('timeline.gone')}</PlainAlert>}
      {!head.ownPresence && withPresence.has(module.name) && <LivePresence type={resource.type} id={record.id} mode="reading" />}
      <Commands module={module} id={record.id} options={head.commands ? head.commands(own) : {}} />
      {head.above?.(own)}
    </div>
  );
}
