/**
 * The page of one record: its name, state and commands, then what the page makes of it, or all that is declared. What a resource's own
 * page is made of stands in addition to this file: facts, owned lines, related lists.
 */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ResourceName } from '#shared/areas/resources';
import type { Row } from '#client/services/serviceResults';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import { PageHeader } from '#client/ui/PageHeader';
import { SideColumns } from '#client/ui/SideColumns';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useLanguage } from '#client/ui/useLanguage';
import type { AnyModule } from '../../anyModule';
import { nounIn } from '../../nouns';
import { RecordPage } from '../../RecordPage';
import { pathsOf } from '../paths';
import { screenOf } from '../screenOf';
import { Declared } from './Declared';
import { RecordTimeline, RecordValues } from './RecordTimeline';
import { ShowHead, type Head } from './ShowHead';

type Props<T> = Head<T> & {
  name: ResourceName;
  /** The record's id; the one in the address by default. */
  id?: string;
  /** Next to the body. */
  aside?: (record: T) => ReactNode;
  /** On a phone what stands in addition to the body comes first. */
  asideFirst?: boolean;
  /** The page tells itself what became of the record. */
  ownTimeline?: boolean;
  /** What the page makes of the record; all that is declared, by default. */
  children?: (record: T) => ReactNode;
};

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
      <ShowHead module={module} record={shown} isGone={!record} head={head} />
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
