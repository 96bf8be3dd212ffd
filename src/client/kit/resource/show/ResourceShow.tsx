/**
 * The page of one record: its name, state and commands, then what the page makes of it, or all that is declared. What a resource's own
 * page is made of stands beside this file: facts, owned lines, related lists.
 */
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { stateOf } from '#shared/kit/commands';
import { withPresence } from '#shared/live';
import type { ResourceName } from '#shared/areas/resources';
import type { Row } from '#client/services/serviceResults';
import { useCan } from '#client/store/access';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import { Card } from '#client/ui/Card';
import { PageHeader } from '#client/ui/PageHeader';
import { PlainAlert } from '#client/ui/PlainAlert';
import { SideColumns } from '#client/ui/SideColumns';
import { RowSkeletons } from '#client/ui/Skeletons';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { useLanguage } from '#client/ui/useLanguage';
import { knownName, type AnyModule } from '../../anyModule';
import { LivePresence } from '../../LivePresence';
import { nounIn } from '../../nouns';
import { RecordPage } from '../../RecordPage';
import { useWords } from '../../useWords';
import { CommandBar } from '../commands/CommandBar';
import { pathsOf } from '../paths';
import { screenOf } from '../screenOf';
import { OwnedLines } from './OwnedLines';
import { allFacts, RecordFacts } from './RecordFacts';
import { RecordTimeline, RecordValues } from './RecordTimeline';
import { RelatedList } from './RelatedList';
import css from './show.module.css';

type Head<T> = {
  /** What the record is called, where its name is not enough. */
  title?: (record: T) => string;
  /** One line under it: what a person does here. */
  purpose?: string | undefined;
  /** Beside the state: what is special about this record. */
  mark?: (record: T) => ReactNode;
  /** The one thing to do next; to edit is beside it. */
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

type Props<T> = Head<T> & {
  name: ResourceName;
  /** The record's id; the one in the address unless told. */
  id?: string;
  /** Beside the body. */
  aside?: (record: T) => ReactNode;
  /** On a phone what stands beside the body comes first. */
  asideFirst?: boolean;
  /** The page tells itself what became of the record. */
  ownTimeline?: boolean;
  /** What the page makes of the record; all that is declared, unless told. */
  children?: (record: T) => ReactNode;
};

/** To edit is a step of its own: its form, for a record that is there and in a state in which it can be edited. */
function EditLink({ module, record, isGone }: { module: AnyModule; record: Row; isGone: boolean }) {
  const { form } = useWords(module.resource);
  const mayEdit = useCan(module.name, 'update', record);
  const state = stateOf(module.resource, record);
  if (isGone || !mayEdit || (state !== undefined && !module.resource.states!.edit.includes(state))) return null;
  return (
    <Button variant="outlined" component={Link} to={pathsOf(module.name).edit(record.id)}>
      {form.edit}
    </Button>
  );
}

function ShowHead<T>({
  module,
  record,
  isGone,
  title,
  purpose,
  mark,
  next,
  commands,
  ownPresence,
  ownPaper = false,
  above,
}: Head<T> & { module: AnyModule; record: Row; isGone: boolean }) {
  const { resource } = module;
  const { t } = useTranslation('form');
  const language = useLanguage();
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = useWords(resource).choices;
  const state = stateOf(resource, record);
  const said = state === undefined ? undefined : (choices[resource.states!.field]?.[state] ?? state);
  const own = record as unknown as T;
  const options = commands ? commands(own) : {};
  // A record that gets its number later is called by its state until then: a draft.
  const unnamed = (resource.attributes[resource.label]?.numbered && said) || nounIn(resource.noun, language).One;
  return (
    <div className={ownPaper ? `${css.head} screen-only` : css.head}>
      <PageHeader
        title={title?.(own) ?? knownName(module, record) ?? unnamed}
        purpose={purpose}
        badge={
          <>
            {state !== undefined && <StatusChip tone={toneOfStatus(state)}>{said}</StatusChip>}
            {mark?.(own)}
          </>
        }
        action={
          <>
            <EditLink module={module} record={record} isGone={isGone} />
            {next?.(own)}
          </>
        }
      />
      {isGone && <PlainAlert tone="info">{t('goneHere')}</PlainAlert>}
      {!ownPresence && withPresence.has(module.name) && <LivePresence type={resource.type} id={record.id} mode="reading" />}
      {options && Object.keys(resource.commands).length > 0 && (
        <div className="screen-only">
          <CommandBar module={module} id={record.id} {...options} />
        </div>
      )}
      {!options && <Skeleton variant="rounded" height={36} />}
      {above?.(own)}
    </div>
  );
}

/** All that is declared: the facts, the lines that the record owns, and the lists of what belongs to it. */
function Declared({ module, record }: { module: AnyModule; record: Row }) {
  const { resource } = module;
  const { t } = useTranslation('form');
  const owned = Object.keys(resource.attributes).filter((name) => resource.attributes[name]!.lines);
  return (
    <>
      <Card title={t('tabs.form')}>
        <RecordFacts module={module} record={record} facts={allFacts(resource)} />
      </Card>
      {owned.map((name) => (
        <OwnedLines key={name} module={module} record={record} name={name} />
      ))}
      {resource.pages?.show?.lists?.map((name) => (
        <RelatedList key={name} name={name as ResourceName} of={{ type: resource.type, id: record.id }} />
      ))}
    </>
  );
}

/** A record that is deleted meanwhile stays on the page as it was: what is being typed there must not go with it. */
function Shown<T>({
  module,
  record,
  aside,
  asideFirst = false,
  ownTimeline = false,
  children,
  ...head
}: Omit<Props<T>, 'name' | 'id'> & { module: AnyModule; record: Row | undefined }) {
  const [last, setLast] = useState(record);
  if (record && record !== last) setLast(record);
  const shown = record ?? last;
  if (!shown) return null;
  const own = shown as unknown as T;
  return (
    <>
      <ShowHead module={module} record={shown} isGone={!record} {...head} />
      <SideColumns aside={aside?.(own)} asideFirst={asideFirst}>
        {children ? children(own) : <Declared module={module} record={shown} />}
        {!ownTimeline && <RecordTimeline module={module} record={shown} />}
        <RecordValues module={module} id={shown.id} />
      </SideColumns>
    </>
  );
}

export function ResourceShow<T = Row>({ name, id: given, ...page }: Props<T>) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const { id: addressed = '' } = useParams();
  const id = given ?? addressed;
  const module = loadedModule(name);
  const noun = nounIn(module.resource.noun, language);
  const place = (
    <>
      <PageHeader title={noun.One} />
      <RowSkeletons rows={8} height={52} />
    </>
  );
  return (
    <RecordPage
      key={id}
      module={module}
      id={id}
      missing={{ title: t('missing'), message: t('missingMessage') }}
      back={{ to: pathsOf(name).list, label: t('back') }}
      place={place}
    >
      {(record) => <Shown<T> module={module} record={record} {...page} />}
    </RecordPage>
  );
}

const Plain = ({ name }: { name: ResourceName }) => <ResourceShow name={name} />;

export const showOf = screenOf(Plain);
