/** The body of a record page that is made from the declaration alone. */
import { useTranslation } from 'react-i18next';
import type { ResourceName } from '#shared/areas/resources';
import type { Row } from '#client/services/serviceResults';
import { Card } from '#client/ui/Card';
import type { AnyModule } from '../../anyModule';
import { OwnedLines } from './OwnedLines';
import { allFacts, RecordFacts } from './RecordFacts';
import { RelatedList } from './RelatedList';

/** All that is declared: the facts, the lines that the record owns, and the lists of what belongs to it. */
export function Declared({ module, record }: { module: AnyModule; record: Row }) {
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
